export const id=411;export const ids=[411];export{modules}from"../cli/6411.index.js";
