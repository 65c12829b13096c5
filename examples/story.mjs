// A page for the examples, as a site would send it.
const paragraph = (text) => `<p>${text}</p>`;

export const STORY = `<!doctype html>
<html lang="en">
<head><title>The quiet harbour</title><meta name="author" content="Ada Reed"></head>
<body>
<nav><ul><li><a href="/">Home</a></li><li><a href="/news">News</a></li></ul></nav>
<article>
<h1>The quiet harbour</h1>
${paragraph('The harbour was quiet that morning, and the boats lay still under a thin fog. Nobody had expected visitors so early in the year, yet two had come down from the station.')}
<h2>The lighthouse</h2>
${paragraph('They asked for the old lighthouse. It had not been lit for thirty years, but people still walked out to it on Sundays, along the wall, when the wind allowed it.')}
<h2>The tides</h2>
${paragraph('The tide follows the moon, and the boats follow the tide: they leave two hours before high water and come back with the next one, whatever the clock says.')}
</article>
<aside><p>Subscribe to our letter for more stories like this one.</p></aside>
<footer><a href="/terms">Terms</a> <a href="/privacy">Privacy</a></footer>
</body></html>`;
