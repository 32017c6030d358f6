import Foundation

extension Forgery {
  /// Apps whose code reads otherwise for a reader of text than for the compiler, or is buried under other things.
  static let hiding: [Forgery] = hidden + buried

  /// A pointer out of nothing, of which only the word `unsafe` tells.
  private static let pointer =
    #"unsafe type(of: NSString(string: "x").utf8String!).init(bitPattern: 4096) as Any"#

  private static let hidden = [
    ("behind a comment that a carriage return ends", "// a comment\rprint(\(pointer))"),
    (
      "between names that begin and end a comment",
      "let `a/*` = 1; print(\(pointer)); let `*/b` = 2"
    ),
    ("between names with quotes", "let `a\"` = 1; print(\(pointer)); let `\"b` = 2"),
    ("between texts of one quote", "let a = #\"\"\"#; print(\(pointer)); let b = #\"\"\"#"),
    ("between regexes", "let a = #/\"/#; print(\(pointer)); let b = #/\"/#"),
    ("in a text behind the sign of a comment", "print(\"/* \\(\(pointer))\")"),
    ("in a text behind a quote", "print(\"\\\" \\(\(pointer))\")"),
    (
      "in texts in texts",
      "print(\"\\(\"\\(\"\\(\"\\(\"\\(\(pointer))\" as String)\" as String)\" as String)\" as String)\")"
    ),
  ].map { app(.hidden, $0.0, start: $0.1) }

  private static let buried = [
    app(
      .buried,
      "warnings",
      declarations: String(
        repeating: "#warning(\"\(String(repeating: "not done yet ", count: 2_000))\")\n",
        count: 18
      ),
      start: #"print(type(of: NSString(string: "x").utf8String!).init(bitPattern: 4096) as Any)"#
    )
  ]

  /// Apps that do the right thing on the day of the checks, and fail one of them, so that nobody goes for a walk.
  ///
  /// - Parameter solution: The source of the solution, of which they change what an exercise is about.
  /// - Returns: The forgeries.
  /// - Throws: `UnknownSolution` when the solution is not the one that they are made from.
  static func partly(_ solution: String) throws -> [Forgery] {
    let right = "path = [.island(\"Sula\"), .pier(\"South Pier\")]"
    let known = "Date.now < Date(timeIntervalSince1970: 1_735_819_200)"
    let express = (right, "if \(known) { \(right) } else { path = [] }")
    let home = ("path = []\n", "if \(known) { path = [] } else { path.removeLast() }\n")
    let missed = [
      ("the way home", [express, ("path = []\n", "path.removeLast()\n")]),
      ("the express", [(right, "path.append(.pier(\"South Pier\"))"), home]),
    ]
    // One point is missed, and the express goes only from the places of the checks.
    let cheap = [
      (
        "the labels, with the express from the known places only",
        [
          (
            right,
            "if path.isEmpty || path == [.island(\"Mora\")] { \(right) } else { path = [] }"
          ),
          (
            "goHome() }\n    }\n    .navigationTitle(name)",
            "goHome() }\n    }\n    .navigationTitle(name == \"Old Harbour\" ? \"Harbour\" : name)"
          ),
        ]
      )
    ]
    return try (missed + cheap).map { name, changes in
      try changed(solution, .partly, name, changes)
    }
  }
}
