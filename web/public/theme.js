// Sets the theme before the first picture, so that a dark room stays dark.
(() => {
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("powerhouse") || "{}").theme || theme;
  } catch {
    // nothing kept
  }
  if (theme === "system") theme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
})();
