import SceneModel
import SceneText
import Script

/// An oracle that detects links without an effect, and links that clear earlier screens.
struct LinkOracle: Oracle {
  /// An opened link, with its parts and its effect.
  private struct Opened: Hashable {
    var parts: [String]
    var hasHost: Bool
    var hasEffect: Bool
    /// A Boolean value that indicates whether the link has pushed a screen onto another screen.
    var hasPushed: Bool

    var isNumbered: Bool { parts.last?.allSatisfy(\.isNumber) == true }
    var isFar: Bool { parts.last == LinkCandidates.farNumber }
    var isUnknown: Bool { parts.last == LinkCandidates.nonsense }
  }

  private var opened: Set<Opened> = []

  mutating func see(_ step: ExploredStep) -> [Suspicion] {
    guard let url = step.url, let before = step.before, let after = step.after, step.refusal == nil
    else { return [] }
    let change = StepObjectChanges(step)
    let isHeard = step.hasEffect || change.isChange || (step.updates ?? 0) > 0
    let link = Opened(
      parts: Self.parts(url),
      hasHost: !url.contains(":///"),
      hasEffect: isHeard,
      hasPushed: (after.visibleStack?.depth ?? 0) > (before.visibleStack?.depth ?? 0)
        || isHeard && (after.visibleStack?.depth ?? 0) > 0
    )
    // If an alert or sheet remains from an earlier link, this link may lead to the same one.
    let isTold = isHeard || before.presentations == 0
    if isTold { opened.insert(link) }
    var found: [Suspicion] = []
    if let unread = change.unread, !step.changesWindow {
      found.append(
        Suspicion(
          kind: .link,
          subject: "unread \(unread)",
          entry: "second-instance",
          message:
            "The link \(url) changes \(unread), which no screen reads: the screens hold another "
            + "object of the same class. Create one object and pass it down, for example with "
            + ".environment.",
          expectation: "expect updates at least 1"
        )
      )
    }
    found += clearing(link, url, step, before, after)
    return isTold ? found + ignored(link) : found
  }

  private func clearing(
    _ link: Opened,
    _ url: String,
    _ step: ExploredStep,
    _ before: Snapshot,
    _ after: Snapshot
  ) -> [Suspicion] {
    guard link.isUnknown, let old = before.visibleStack, old.depth > 0, before.presentations == 0,
      after.presentations == 0, after.visibleStack?.id == old.id, after.visibleStack?.depth == 0
    else { return [] }
    return [
      Suspicion(
        kind: .link,
        subject: "cleared",
        entry: "state-cleared-before-link",
        message:
          "The link \(url) opens no screen, but it closes '\(before.placeWords)'. Read the whole "
          + "link first, and change the path only if the link is valid.",
        expectation: old.screens.last?.label.map { "expect screen \(Literal.quoted($0))" }
      )
    ]
  }

  private func ignored(_ link: Opened) -> [Suspicion] {
    var found: [Suspicion] = []
    for other in opened where other.parts == link.parts && other.hasHost != link.hasHost {
      let (host, path) = link.hasHost ? (link, other) : (other, link)
      guard !host.hasEffect, path.hasPushed, host.parts.count > 1 else { continue }
      found.append(
        Suspicion(
          kind: .link,
          subject: "host",
          entry: "deep-link-host-ignored",
          message:
            "A link with the parts \(host.parts.joined(separator: "/")) works with three slashes, "
            + "but does nothing with two. With two slashes, the first part is the host of the URL, "
            + "which url.pathComponents leaves out.",
          expectation: "expect updates at least 1"
        )
      )
    }
    let isBad = link.isFar || link.isUnknown
    for other in opened
    where other.hasHost && link.hasHost && other.parts.count == link.parts.count
      && link.parts.count > 1 && other.parts.dropLast() == link.parts.dropLast() && other != link
    {
      let (good, bad) = isBad ? (other, link) : (link, other)
      guard good.hasPushed, !bad.hasEffect, !good.isFar, !good.isUnknown,
        good.isNumbered ? bad.isFar : bad.isUnknown
      else { continue }
      found.append(
        Suspicion(
          kind: .link,
          subject: "silent",
          entry: "silent-link-failure",
          message:
            "A link to \(good.parts.joined(separator: "/")) opens a screen, but a link to "
            + "\(bad.parts.joined(separator: "/")) does nothing. If a link is no longer valid, "
            + "show an alert or the nearest screen.",
          expectation: isBad ? "expect updates at least 1" : nil
        )
      )
    }
    return found
  }

  /// Returns the parts of a link after its scheme.
  static func parts(_ url: String) -> [String] {
    guard let start = url.firstRange(of: "://") else { return [] }
    return url[start.upperBound...].split(separator: "/").map(String.init)
  }
}
