/** The prefix of a name where code exports it: a definition is not named after the way by which it leaves its file. */
const EXPORTED = /^(?:module\.exports|exports|default)\./;

/** Plainer names for what code writes as `module.exports.Router.prototype.all`: answers call that definition `Router.all`. */
export function plainNamesOf(qualname: string): string[] {
  const plain = qualname.replace(".prototype.", ".");
  const names = [plain, plain.replace(EXPORTED, "")];
  return names.filter((name, at) => name !== qualname && names.indexOf(name) === at);
}
