import { Agent, get } from 'node:http';

const PAGES_A_SECOND = 30;
const agent = new Agent({ keepAlive: true });

/**
 * Runs `work` while a crawler reads thirty pages a second, whether they are answered quickly or not. Warns when fewer
 * than nine of ten pages were answered: then there was little load beside `work`.
 * @param path of the next page
 */
export async function besideCrawler<T>(
  origin: string,
  path: () => string,
  work: () => Promise<T>,
): Promise<T> {
  let [asked, came] = [0, 0];
  const timer = setInterval(() => {
    asked++;
    const page = get(`${origin}${path()}`, { agent, headers: { accept: 'text/html' } }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) came++;
      });
    });
    page.on('error', () => {});
  }, 1000 / PAGES_A_SECOND);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (came < 0.9 * asked) console.warn(`of ${asked} pages the crawler got ${came}`);
  }
}
