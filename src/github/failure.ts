import { UserError } from "../model/errors.ts";
import { property, stringProperty } from "../util/json.ts";
import { OddAnswerError } from "./odd-answer.ts";
import { statusOf } from "./retry.ts";

/** Whether GitHub refused a request for lack of permission: the usual case for a pull request from a fork. */
export function isForbidden(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403 || status === 404;
}

/** A sentence about a failed request, with the permission that it lacks if GitHub names it. */
export function describeFailure(doing: string, error: unknown): string {
  const status = statusOf(error);
  const headers = property(property(error, "response"), "headers");
  const accepted = stringProperty(headers, "x-accepted-github-permissions");
  if (status === 401) return `GitHub did not accept the token for ${doing}. Check the input token.`;
  if (status === 403 && accepted !== undefined) {
    return `The token may not be used for ${doing}. Give the job the permission ${permissionsIn(accepted)}.`;
  }
  const odd = oddAnswerIn(error);
  if (odd !== undefined) return `GitHub cannot be used for ${doing}: ${odd.message}.`;
  const answer = status === undefined ? "did not answer" : `answered ${status}`;
  const message = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
  return `GitHub ${answer} while ${doing}: ${message}`;
}

/** Octokit wraps errors thrown by its `fetch`. */
function oddAnswerIn(error: unknown): OddAnswerError | undefined {
  const inner = error instanceof OddAnswerError ? error : property(error, "cause");
  return inner instanceof OddAnswerError ? inner : undefined;
}

/** GitHub separates permissions needed together by commas and alternatives by semicolons; workflows write names with hyphens. */
function permissionsIn(accepted: string): string {
  const sets = accepted.split(";").map((set) => set.split(",").map((each) => each.trim().replaceAll("_", "-")));
  return sets.map((set) => set.map((each) => each.replace("=", ": ")).join(" and ")).join(" or ");
}

/** The failure as an error that the user can act on. */
export function toUserError(doing: string, error: unknown): UserError {
  return new UserError(describeFailure(doing, error), { cause: error });
}
