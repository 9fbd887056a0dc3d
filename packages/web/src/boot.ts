// The only script that a page names. It lets the page be drawn with its first pictures and fetches the shop's code then; whoever points,
// types or taps before gets it at once. Until the code is there, links and forms are the browser's own, and all of them work.

/** What tells that somebody wants more than to look. */
const WISHES = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

/** So long the browser is busy unpacking and drawing the pictures of the first screens; code would take turns with them. */
const UNPACKED_AFTER_MS = 350;

/** The files of this page as the shop host wrote them; the last one opens the shop. */
const files = document.querySelector<HTMLElement>('script[data-files]')?.dataset.files?.split(' ') ?? [];

/** The libraries come first in the list, so that their code and the shop's run in tasks of their own, with room for a tap between them. */
const run = (): void => {
  const file = files.shift();
  if (file === undefined) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = `/${file}`;
  script.onload = run;
  document.head.append(script);
  // Being in the page once is enough to run, and what React takes over is just what the shop host drew.
  script.remove();
};

const fetchShop = (): void => {
  for (const wish of WISHES) removeEventListener(wish, fetchShop);
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
    link.remove();
  }
  run();
};

/** A hidden tab draws no frames, so it does not wait for one. */
const afterNextFrame = (): void => {
  if (document.visibilityState === 'hidden') fetchShop();
  else requestAnimationFrame(() => setTimeout(fetchShop, UNPACKED_AFTER_MS));
};

for (const wish of WISHES) addEventListener(wish, fetchShop, { passive: true });
if (document.readyState === 'complete') afterNextFrame();
else addEventListener('load', afterNextFrame, { once: true });
