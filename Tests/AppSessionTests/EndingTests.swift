import AppSession
import SceneModel
import Testing

@Suite("Endings in words")
struct EndingTests {
  private static let wayOn =
    "Type `undo` to return to the previous moment, or `relaunch` to start again."

  static let explanations: [(Ending, String)] = [
    (
      .trap(message: "Index out of range", place: CrashSite(file: "App.swift", line: 12)),
      "The app crashed during tap \"Remove\": Index out of range (App.swift:12). \(wayOn)"
    ),
    (
      .trap(
        message: "Index out of range",
        place: CrashSite(file: "App.swift", line: 12, function: "ShopView.body")
      ),
      "The app crashed during tap \"Remove\": Index out of range (App.swift:12, in ShopView.body). "
        + wayOn
    ),
    (
      .trap(message: "Arithmetic overflow", place: CrashSite(file: "App.swift", line: 3)),
      "The app crashed during tap \"Remove\": Arithmetic overflow (App.swift:3). The result of a "
        + "calculation is too large or too small for its type. \(wayOn)"
    ),
    (
      .trap(message: "Could not cast."),
      "The app crashed during tap \"Remove\": Could not cast. \(wayOn)"
    ),
    (
      .trap(message: nil),
      "The app crashed during tap \"Remove\", and Swift gave no message. The cause may be an arithmetic "
        + "overflow, a division by zero, or a value too large for its type. \(wayOn)"
    ),
    (
      .trap(message: "failed to allocate 8 bytes"),
      "The app crashed during tap \"Remove\": failed to allocate 8 bytes. The app used more memory than "
        + "an app may use: look for a collection that keeps growing. \(wayOn)"
    ),
    (
      .trap(message: "The continuation in load() was resumed more than once"),
      "The app crashed during tap \"Remove\": The continuation in load() was resumed more than once. Make "
        + "sure that every way through the code resumes it exactly once. \(wayOn)"
    ),
    (
      .trap(
        message: "init(coder:) has not been implemented",
        place: CrashSite(file: "Badge.swift", line: 9)
      ),
      "The app crashed during tap \"Remove\": init(coder:) has not been implemented (Badge.swift:9). "
        + "`appearance()` and archives create a view with `init?(coder:)`. Write `super.init(coder: "
        + "coder)` there instead of `fatalError`. \(wayOn)"
    ),
    (
      .signal("SIGSEGV"),
      "The app was ended during tap \"Remove\" by SIGSEGV (it used memory that does not belong to it). "
        + "Most likely, a function or a body calls itself endlessly until the stack is full. "
        + wayOn
    ),
    (
      .signal("SIGBUS", place: CrashSite(file: "App.swift", line: 3, function: "count")),
      "The app was ended during tap \"Remove\" by SIGBUS (it used memory that does not belong to it) "
        + "at App.swift:3, in count. Most likely, a function or a body calls itself endlessly until "
        + "the stack is full. \(wayOn)"
    ),
    (
      .signal("SIGSEGV", fault: .fullStack),
      "The app was ended during tap \"Remove\" by SIGSEGV (it used memory that does not belong to it). "
        + "Most likely, a function or a body calls itself endlessly until the stack is full. "
        + wayOn
    ),
    (
      .signal("SIGSEGV", fault: .nullPointer),
      "The app was ended during tap \"Remove\" by SIGSEGV (it used memory that does not belong to it). "
        + "It used memory near address 0, through a null pointer or a reference to an object that no "
        + "longer exists. Check unsafe pointers and `unowned(unsafe)` references. \(wayOn)"
    ),
    (
      .signal("SIGBUS", fault: .strayPointer),
      "The app was ended during tap \"Remove\" by SIGBUS (it used memory that does not belong to it). "
        + "Most likely, an unsafe pointer or an `unowned(unsafe)` reference leads to memory that no "
        + "longer exists. \(wayOn)"
    ),
    (.signal("SIGTERM"), "The app was ended during tap \"Remove\" by SIGTERM. \(wayOn)"),
    (
      .exit(code: 0),
      "The app exited during tap \"Remove\" with exit code 0. Do not call `exit` in a SwiftUI app: "
        + "on a device, this call looks like a crash. \(wayOn)"
    ),
    (
      .timeout(seconds: 5),
      "The app did not answer within 5 s during tap \"Remove\", so it was stopped. Look for a loop "
        + "that does not end, code that waits forever, or a screen with too many views; a List "
        + "builds only the visible rows. \(wayOn)"
    ),
    (
      .timeout(
        seconds: 5,
        place: ChanceSite(site: CrashSite(file: "App.swift", line: 3, function: "count"))
      ),
      "The app did not answer within 5 s during tap \"Remove\", so it was stopped at App.swift:3, in count. "
        + "Look for a loop that does not end, code that waits forever, or a screen with too many "
        + "views; a List builds only the visible rows. \(wayOn)"
    ),
    (
      .flood(bytes: 3_456_789, seconds: 0.5),
      "The app printed 3 MB during tap \"Remove\" and did not answer within 0.5 s, so it was stopped. "
        + "Look for a loop around `print` that does not end. \(wayOn)"
    ),
    (
      .protocolError("it closed the channel to NavLab"),
      "The app sent an answer that NavLab cannot read during tap \"Remove\": it closed the "
        + "channel to NavLab. Either code in the app has written to NavLab's own channel, or NavLab "
        + "has a fault. \(wayOn)"
    ),
    (.launchFailure("no such library"), "The app could not be started: no such library."),
    (
      .interrupted,
      "You stopped the app during tap \"Remove\". \(wayOn)"
    ),
  ]

  @Test("Each ending is explained", arguments: explanations)
  func explanation(ending: Ending, text: String) {
    #expect(ending.explanation(during: #"tap "Remove""#) == text)
  }

  static let waysOn: [(Ending, WaysOn, String)] = [
    (
      .exit(code: 1), WaysOn(canUndo: true, canReload: true),
      "Type `reload` after you have fixed the code, `undo` to return to the previous moment, or "
        + "`relaunch` to start again."
    ),
    (
      .exit(code: 1), WaysOn(canUndo: false, canReload: true), "Fix the code, then type `reload`."
    ),
    (
      .exit(code: 1), WaysOn(canUndo: false, canReload: false),
      "Fix the code, then start the app again."
    ),
    (
      .interrupted, WaysOn(canUndo: true, canReload: true),
      "Type `undo` to return to the previous moment, or `relaunch` to start again."
    ),
    (
      .interrupted, WaysOn(canUndo: false, canReload: true), "Type `relaunch` to start again."
    ),
  ]

  @Test("The advice names only commands that help", arguments: waysOn)
  func advice(ending: Ending, ways: WaysOn, text: String) {
    #expect(ending.explanation(during: "launch", ways: ways).hasSuffix(". \(text)"))
  }

  @Test("Without an action, the description says only what happened")
  func description() {
    let ending = Ending.trap(
      message: "Index out of range",
      place: CrashSite(file: "App.swift", line: 12)
    )
    #expect(ending.description == "The app crashed: Index out of range (App.swift:12).")
  }
}
