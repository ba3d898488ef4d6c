type Theme = "light" | "dark";

/** Follows the system's theme until the reader chooses one; tells when it changes. */
export function initTheme(changed: () => void): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => changed());
  document.addEventListener("assay-theme", () => changed());
}

/** The theme that is shown. */
export const currentTheme = (): Theme =>
  document.documentElement.dataset["theme"] as Theme | undefined ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** Shows the other theme. */
export function toggleTheme(): Theme {
  const theme = currentTheme() === "dark" ? "light" : "dark";
  document.documentElement.dataset["theme"] = theme;
  document.dispatchEvent(new Event("assay-theme"));
  return theme;
}
