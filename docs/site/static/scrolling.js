// What is too wide for the page scrolls by itself; the keyboard reaches it if it can be focused.
function reach() {
  for (const part of document.querySelectorAll('.table-wrapper, .highlight pre')) {
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  }
}

reach();
window.addEventListener('resize', reach);
