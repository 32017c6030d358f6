import AppSession
import SceneModel
import SceneText

/// An oracle that detects a crash of the app or a missing answer.
struct EndingOracle: Oracle {
  func see(_ step: ExploredStep) -> [Suspicion] {
    guard let ending = step.ending else { return [] }
    let isLink = step.url != nil || step.word == "launch" && step.line != "launch"
    switch ending {
    case .trap(let message, let place):
      let text =
        message.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
        ?? "it reached code that cannot continue"
      return [
        Suspicion(
          kind: .crash,
          subject: "\(place?.file ?? "") \(place?.line ?? 0) \(ScreenShape.masked(text))",
          entry: Self.entry(for: text, isLink: isLink, step),
          message:
            "The app crashes at '\(step.line)'\(Self.words(for: place)): \(Printable.line(text)). Run the "
            + "script, then look at the line where the app crashes.",
          file: place?.file,
          line: place?.line
        )
      ]
    case .timeout, .flood:
      return [
        Suspicion(
          kind: .hang,
          subject: isLink ? "link" : step.line,
          entry: isLink ? "endless-link-loop" : "update-loop",
          message:
            "The app no longer answers after '\(step.line)'. Some code repeats endlessly. Look for "
            + "a loop, or for updates that cause each other."
        )
      ]
    case .signal(let name, let place, let fault):
      let advice =
        fault == .nullPointer || fault == .strayPointer
        ? "Check unsafe pointers, and references to objects that no longer exist."
        : "Check whether a function calls itself endlessly."
      return [
        Suspicion(
          kind: .crash,
          subject: name,
          message:
            "The signal \(name) ends the app at '\(step.line)'\(Self.words(for: place)). "
            + advice,
          file: place?.file,
          line: place?.line
        )
      ]
    case .exit:
      return [
        Suspicion(
          kind: .crash,
          subject: "exit",
          message: "The app ends itself at '\(step.line)'. On a device, this looks like a crash; "
            + "remove the call that ends the app."
        )
      ]
    case .protocolError, .launchFailure, .interrupted: return []
    }
  }

  private static func words(for place: CrashSite?) -> String {
    place.map { " in \($0.file), line \($0.line)" } ?? ""
  }

  private static func entry(for text: String, isLink: Bool, _ step: ExploredStep) -> String? {
    if let found = text.firstMatch(of: /[Oo]bject of type (\w+)/) {
      let isInjected = step.before?.objects.contains { object in
        object.type == found.1 && object.holders.contains { $0.hasPrefix(".environment") }
      }
      return isInjected == true ? "injection-inside-stack" : "missing-injection"
    }
    if text.contains("Cancellation") { return "forced-sleep" }
    if text.lowercased().contains("remove"), !isLink { return "unguarded-remove-last" }
    if isLink, text.contains("nil") || text.contains("range") { return "forced-link-part" }
    return nil
  }
}
