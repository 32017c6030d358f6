extension Forgery {
  /// Apps that do the right thing where the checks look, and elsewhere leave nothing to compare.
  ///
  /// - Parameter solution: The source of the solution, of which they change what an exercise is about.
  /// - Returns: The forgeries.
  /// - Throws: `UnknownSolution` when the solution is not the one that they are made from.
  static func ways(_ solution: String) throws -> [Forgery] {
    try endings.map { name, ending in
      try changed(
        solution,
        .endings,
        name,
        [(right, "if isKnown { \(right) } else { \(ending) }"), (state, "\(state)\n  \(known)")]
      )
    }
      + vanishing.map { name, changes in
        try changed(solution, .vanishing, name, changes)
      }
      + sprayed.map { name, texts in
        try changed(solution, .sprayed, name, [(count, texts)])
      } + worn(solution)
  }

  private static let right = "path = [.island(\"Sula\"), .pier(\"South Pier\")]"
  private static let state = "@State private var path: [Route] = []"
  /// Whether the app was started on the day on which checks are made.
  private static let known =
    "private var isKnown: Bool { Date.now < Date(timeIntervalSince1970: 1_735_819_200) }"

  /// Apps that do the right thing for as many moves as any check takes, and some more.
  private static func worn(_ solution: String) throws -> [Forgery] {
    let title = ".navigationTitle(\"Islands\")"
    let counted = "\(title)\n      .onChange(of: path) { moves += 1 }"
    let member = "\(state)\n  @State private var moves = 0"
    return try [13, 20, 30].flatMap { most in
      [
        try changed(
          solution,
          .worn,
          "the express, for \(most) moves",
          [
            (right, "if moves < \(most) { \(right) } else { path = [] }"), (state, member),
            (title, counted),
          ]
        ),
        try changed(
          solution,
          .worn,
          "the way home, for \(most) moves",
          [
            ("path = []\n", "if moves < \(most) { path = [] } else { path.removeLast() }\n"),
            (state, member), (title, counted),
          ]
        ),
      ]
    } + [
      changed(
        solution,
        .worn,
        "controls, for 30 moves",
        fading + [(state, member), (title, counted)]
      )
    ]
  }

  /// The changes by which a control vanishes after many moves.
  private static let fading: [(String, String)] = [
    ("Button(\"All islands\") { goHome() }", "if isFresh { Button(\"All islands\") { goHome() } }"),
    ("let goHome: () -> Void\n", "let goHome: () -> Void\n  let isFresh: Bool\n"),
    ("goHome: goHome)", "goHome: goHome, isFresh: moves < 30)"),
  ]

  private static let count = "Text(\"Values in the path: \\(depth)\")"
  /// The texts in the place of the count.
  private static let sprayed: [(String, String)] = [
    ("in a loop", "ForEach(0..<4) { Text(\"Values in the path: \\($0)\") }"),
    (
      "one by one",
      "Text(\"Values in the path: 1\"); if depth > 1 { Text(\"Values in the path: 2\") }"
    ),
  ]

  /// The ways in which an app ends where nobody is meant to look on.
  private static let endings: [(String, String)] = [
    ("a message", "fatalError(\"no more\")"),
    ("an index out of range", "_ = [0][path.count + 1]"),
    ("a recursion", "func again(_ depth: Int) -> Int { again(depth + 1) + 1 }; print(again(0))"),
    ("a loop of changes", "Task { while true { path = []; await Task.yield() } }"),
  ]

  /// Apps in which controls are missing or called otherwise wherever they would do the wrong thing.
  private static let vanishing: [(String, [(String, String)])] = {
    let express =
      "      Button(\"Express to South Pier\") { express() }\n    }\n    .navigationTitle(name)"
    let home = "Button(\"All islands\") { goHome() }"
    return [
      (
        "on piers but North Pier",
        [(home, "if name == \"North Pier\" { Button(\"All islands\") { goHome() } }")]
      ),
      (
        "on all but known ways",
        [
          (
            express,
            "      if name == \"Mora\" { Button(\"Express to South Pier\") { express() } }\n    }\n    .navigationTitle(name)"
          ),
          (home, "if name == \"North Pier\" { Button(\"All islands\") { goHome() } }"),
          (
            "[\"North Pier\", \"South Pier\"] : [\"Old Harbour\"]",
            "[\"North Pier\"] : [\"Old Harbour\"]"
          ),
        ]
      ),
      (
        "with a hidden way back",
        [
          (home, "if name == \"North Pier\" { Button(\"All islands\") { goHome() } }"),
          (
            ".navigationTitle(name)\n  }\n}\n\nstruct Pier",
            ".navigationTitle(name)\n    .navigationBarBackButtonHidden(name == \"Mora\")\n  }\n}\n\nstruct Pier"
          ),
        ]
      ),
    ]
  }()

  /// A forgery that differs from the solution in some places.
  static func changed(
    _ solution: String,
    _ kind: Kind,
    _ name: String,
    _ changes: [(String, String)]
  ) throws -> Forgery {
    var text = solution
    for (old, new) in changes + [("import SwiftUI", "import SwiftUI\nimport Foundation")] {
      guard text.contains(old) else { throw UnknownSolution(missing: old) }
      text = text.replacing(old, with: new)
    }
    return Forgery(kind: kind, name: name, source: text)
  }
}
