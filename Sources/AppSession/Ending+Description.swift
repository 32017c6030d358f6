import SceneModel

extension Ending: CustomStringConvertible {
  /// A sentence that describes the end of the app, with a full stop.
  package var description: String {
    happening(during: nil)
  }

  /// Returns sentences that explain the app's end, its most likely cause and the remedy.
  ///
  /// - Parameters:
  ///   - title: The action that was running, such as `tap "Remove"`, or nil if there was none.
  ///   - ways: The commands with which the user can go on.
  /// - Returns: Sentences for a learner, each with a full stop.
  package func explanation(during title: String?, ways: WaysOn = WaysOn()) -> String {
    [report(during: title), advice(ways)].compactMap(\.self).joined(separator: " ")
  }

  /// Returns a report on the app's end and its most likely cause, without advice.
  ///
  /// - Parameter title: The action that was running, such as `tap "Remove"`, or nil if there was none.
  /// - Returns: Sentences, each with a full stop.
  package func report(during title: String?) -> String {
    [happening(during: title), cause].compactMap(\.self).joined(separator: " ")
  }

  private func happening(during title: String?) -> String {
    let moment = title.map { " during \($0)" } ?? ""
    switch self {
    case .trap(let message, let place):
      let place = place.map { " (\($0.text))" } ?? ""
      let words = place.isEmpty ? message : message.map(Self.withoutStop)
      let reason = words.map { ": \($0)" } ?? ", and Swift gave no message"
      return Self.sentence("The app crashed\(moment)\(reason)\(place)")
    case .signal(let name, let place, _):
      let place = place.map { " at \($0.text)" } ?? ""
      return "The app was ended\(moment) by \(name)\(Self.meaning(of: name))\(place)."
    case .exit(let code): return "The app exited\(moment) with exit code \(code)."
    case .timeout(let seconds, let place):
      let place = place.site.map { " at \($0.text)" } ?? ""
      return
        "The app did not answer within \(Self.text(seconds)) s\(moment), so it was stopped\(place)."
    case .flood(let bytes, let seconds):
      return "The app printed \(Self.size(bytes))\(moment) and did not answer within "
        + "\(Self.text(seconds)) s, so it was stopped."
    case .protocolError(let reason):
      return Self.sentence(
        "The app sent an answer that NavLab cannot read\(moment): \(reason)"
      )
    case .launchFailure(let reason):
      return Self.sentence("The app could not be started: \(reason)")
    case .interrupted: return "You stopped the app\(moment)."
    }
  }

  private var cause: String? {
    switch self {
    case .trap(nil, _):
      "The cause may be an arithmetic overflow, a division by zero, or a value too large for its type."
    case .trap(Self.overflow, _):
      "The result of a calculation is too large or too small for its type."
    case .trap(let message?, _) where message.hasPrefix("failed to allocate"):
      "The app used more memory than an app may use: look for a collection that keeps growing."
    case .trap(let message?, _) where message.contains("init(coder:) has not been implemented"):
      "`appearance()` and archives create a view with `init?(coder:)`. "
        + "Write `super.init(coder: coder)` there instead of `fatalError`."
    case .trap(let message?, _) where ContinuationMisuse.isExplained(message):
      "Make sure that every way through the code resumes it exactly once."
    case .signal(_, _, .nullPointer?):
      "It used memory near address 0, through a null pointer or a reference to an object that no longer exists. "
        + "Check unsafe pointers and `unowned(unsafe)` references."
    case .signal(_, _, .strayPointer?):
      "Most likely, an unsafe pointer or an `unowned(unsafe)` reference leads to memory that no longer exists."
    case .signal("SIGSEGV", _, _), .signal("SIGBUS", _, _):
      "Most likely, a function or a body calls itself endlessly until the stack is full."
    case .signal("SIGXCPU", _, _):
      "The app used up its processor time: look for a loop that does not end."
    case .signal("SIGKILL", _, _):
      "Most likely, the app used up its processor time or the computer's memory, or started hundreds of threads."
    case .timeout:
      "Look for a loop that does not end, code that waits forever, or a screen with too many "
        + "views; a List builds only the visible rows."
    case .flood: "Look for a loop around `print` that does not end."
    case .exit: "Do not call `exit` in a SwiftUI app: on a device, this call looks like a crash."
    case .protocolError:
      "Either code in the app has written to NavLab's own channel, or NavLab has a fault."
    default: nil
    }
  }

  /// The compiler's name for a calculation whose result does not fit.
  private static let overflow = "Arithmetic overflow"

  private func advice(_ ways: WaysOn) -> String? {
    switch self {
    case .launchFailure: nil
    default: ways.advice(isInterrupted: self == .interrupted)
    }
  }

  /// Returns text with exactly one full stop at the end.
  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }

  private static func withoutStop(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func meaning(of signal: String) -> String {
    switch signal {
    case "SIGSEGV", "SIGBUS": " (it used memory that does not belong to it)"
    case "SIGXCPU": " (it used too much processor time)"
    case "SIGXFSZ": " (it wrote too much data to files)"
    case "SIGABRT": " (it gave up)"
    case "SIGKILL": " (the system stopped it)"
    case "SIGSYS": " (it made a system call that the sandbox forbids)"
    default: ""
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e15 ? "\(Int(seconds))" : "\(seconds)"
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<2_000: "\(bytes) bytes"
    case ..<2_000_000: "\(bytes / 1_000) kB"
    default: "\(bytes / 1_000_000) MB"
    }
  }
}
