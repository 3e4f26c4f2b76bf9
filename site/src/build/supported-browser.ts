/** The notice of a page for a browser that cannot run it; without scripts a browser shows it automatically. */
export const UNSUPPORTED = "unsupported";

/**
 * What the scripts of a page ask of a browser and cannot do without: Chrome 110, Safari 16.4, Firefox 115. The newest of each kind stands for those
 * before it. A browser that lacks one would run half of a page, and lose all of it to an error of the framework's own, in English.
 */
const lacks = `!(Array.prototype.at&&Array.prototype.toSorted&&"".replaceAll&&Object.hasOwn&&self.BroadcastChannel&&(()=>{try{return new RegExp("(?<=a)")}catch(e){}})())`;

/** Code for a page that says whether the browser can run its scripts; where it cannot, what was sent for such a browser is shown above the page. */
export const isSupported = `(()=>{if(${lacks}){var n=document.getElementById("${UNSUPPORTED}");n&&n.insertAdjacentHTML("afterend",n.textContent);return false}return true})()`;
