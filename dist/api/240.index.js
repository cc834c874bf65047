export const id=240;export const ids=[240];export{modules}from"../cli/7240.index.js";
