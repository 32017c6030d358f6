import Foundation

extension OddApp {
  private static func starting(
    _ name: String,
    _ outcome: Outcome,
    _ code: String,
    more: String = "",
    first: String = "import Foundation"
  ) -> OddApp {
    let app = "struct FerryApp: App {"
    return OddApp(
      name: name,
      outcome: outcome,
      changes: [Change(old: app, new: "\(app)\n  init() { \(code) }")],
      more: more,
      first: first
    )
  }

  private static func counting(
    _ name: String,
    _ outcome: Outcome,
    _ view: String,
    _ more: String
  )
    -> OddApp
  {
    OddApp(
      name: name,
      outcome: outcome,
      changes: [Change(old: "Text(\"Values in the path: \\(depth)\")", new: view)],
      more: more
    )
  }

  /// Apps that go on after they have answered, or never rest.
  static let endless = [
    OddApp(
      name: "an object that does not go",
      outcome: .solved,
      changes: [
        Change(
          old: "@State private var path: [Route] = []",
          new: "@State private var path: [Route] = []\n  @State private var bomb = Bomb()"
        )
      ],
      more: "final class Bomb { deinit { while true {} } }"
    ),
    starting("an end that never ends", .alarm, "atexit { while true {} }"),
    starting(
      "a program that becomes two",
      .nothing,
      "while true { _ = two() }",
      more: "@_silgen_name(\"fork\") func two() -> Int32"
    ),
    starting(
      // Two seconds of such a clock have more ticks than an app can take.
      "a clock that hurries",
      .alarm,
      "for _ in 0..<1000 { Timer.scheduledTimer(withTimeInterval: 0.000001, repeats: true) { _ in } }"
    ),
    starting(
      "a search that takes ages",
      .nothing,
      "_ = try? Regex(\"(a*)*(a*)*(a*)*b\").firstMatch(in: String(repeating: \"a\", count: 400))"
    ),
    starting(
      "threads that never end",
      .nothing,
      "for _ in 0..<300 { Thread.detachNewThread { while true {} } }"
    ),
  ]

  /// Apps with more than fits.
  static let large = [
    counting(
      "30,000 views in each other",
      .nothing,
      "Deep(n: 30_000)",
      "struct Deep: View { let n: Int; var body: some View { if n > 0 { VStack { AnyView(Deep(n: n - 1)) } } } }"
    ),
    counting(
      "a view in itself",
      .nothing,
      "Again()",
      "struct Again: View { var body: some View { AnyView(Again()) } }"
    ),
    counting(
      "sheets over sheets",
      .nothing,
      "Sheets()",
      """
      struct Sheets: View {
        @State private var on = true
        var body: some View { Text("Values in the path: 1").sheet(isPresented: $on) { Sheets() } }
      }
      """
    ),
    counting(
      "three million rows",
      .nothing,
      "ForEach(0..<3_000_000, id: \\.self) { Text(\"\\($0)\") }",
      ""
    ),
    counting(
      "accents without end",
      .nothing,
      "Text(\"Values in the path: \\(depth)\" + String(repeating: \"\\u{301}\", count: 300_000))",
      ""
    ),
    OddApp(
      name: "a long line",
      outcome: .solved,
      more: "let long = \"\(String(repeating: "x", count: 200_000))\""
    ),
    OddApp(name: "comments in comments", outcome: .solved, more: nested("/*", "", "*/", 50_000)),
    OddApp(
      name: "brackets in brackets",
      outcome: .noCode,
      more: nested("let p = (", "(", ")", 60_000)
    ),
    OddApp(
      name: "closures in closures",
      outcome: .noCode,
      more: nested("let c = {", "{", "}", 20_000)
    ),
    OddApp(
      name: "texts in texts",
      outcome: .noCode,
      more: nested("let t = \"\\(", "\"\\(", ")\"", 5_000)
    ),
  ]

  private static func nested(
    _ first: String,
    _ open: String,
    _ close: String,
    _ count: Int
  )
    -> String
  {
    let opening = open.isEmpty ? first : open
    return first + String(repeating: opening, count: count - 1)
      + String(repeating: close, count: count)
  }

  /// Apps with attributes and declarations that only the makers of Swift need.
  static let attributes =
    [
      (
        "@_dynamicReplacement", .noCode,
        "extension Text { @_dynamicReplacement(for: init(_:)) init(other text: String) { self.init(text) } }"
      ),
      (
        "#externalMacro", .noCode,
        "@attached(member) macro M() = #externalMacro(module: \"Foundation\", type: \"X\")\n@M struct Z {}"
      ),
      (
        "@abi", .noCode,
        "@abi(func navhost_start(_ a: Int) -> Int)\n@_silgen_name(\"navhost_start\") public func other(_ a: Int) -> Int { 0 }"
      ),
      (
        "@_expose", .alarm,
        "@_expose(Cxx, \"navhost_start\") public func other(_ a: Int) -> Int { 0 }"
      ),
      ("@c", .alarm, "@c(navhost_start) public func other(_ a: Int) -> Int { 0 }"),
      (
        "@_originallyDefinedIn", .alarm,
        "@_originallyDefinedIn(module: \"NavHost\", macOS 10.0) public final class AppDriver { public init() {} }"
      ),
      (
        "@_section", .alarm,
        "@_section(\".init_array\") @_used nonisolated(unsafe) let early: @convention(c) () -> Void = { while true {} }"
      ),
      ("a main of C", .alarm, "@_cdecl(\"main\") public func other() -> Int32 { 0 }"),
    ].map { (name: String, outcome: Outcome, more: String) in
      OddApp(name: name, outcome: outcome, more: more)
    } + [
      starting(
        "types by their names",
        .alarm,
        "print(NSClassFromString(\"NavHost.AppDriver\") as Any)"
      ),
      starting("the computer's name", .alarm, "print(ProcessInfo.processInfo.hostName)"),
      starting("the user's name", .alarm, "print(NSUserName())"),
      starting("who has called", .alarm, "print(Thread.callStackSymbols.count)"),
    ]

  /// Apps that import what is not meant for them.
  static let imports = [
    ("import NavHost", .noCode), ("import SceneModel", .noCode), ("import NavUI", .noCode),
    ("import Builtin", .noCode), ("@_private(sourceFile: \"Text.swift\") import SwiftUI", .noCode),
    ("import Testing", .alarm), ("@_spi(Host) import SwiftUI", .alarm),
    ("import SwiftShims", .alarm), ("import _Concurrency", .alarm),
  ].map { (first: String, outcome: Outcome) in
    OddApp(name: first, outcome: outcome, first: first)
  }
}
