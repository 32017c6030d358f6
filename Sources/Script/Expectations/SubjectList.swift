/// The list of all expectations, in the order of the help.
package enum SubjectList {
  /// All types of expectations.
  package static let all: [any Expectation.Type] = [
    PathExpectation.self, ScreenExpectation.self, TabExpectation.self, TabsExpectation.self,
    ColumnsExpectation.self, SelectionExpectation.self, BadgeExpectation.self,
    RoleExpectation.self, SheetExpectation.self, DetentExpectation.self,
    PopoverExpectation.self, CoverExpectation.self,
    AlertExpectation.self, DialogExpectation.self, TextExpectation.self, HeardExpectation.self,
    ButtonExpectation.self,
    LinkExpectation.self, DisabledExpectation.self, OrderExpectation.self, KeptExpectation.self,
    IssueExpectation.self, IssuesExpectation.self,
    ObjectsExpectation.self, PropertyExpectation.self, ObjectExpectation.self,
    ConsoleExpectation.self,
    OpenedExpectation.self,
    RefusedExpectation.self, CrashExpectation.self, FirstExpectation.self, BodiesExpectation.self,
    TasksExpectation.self, UpdatesExpectation.self, WakesExpectation.self,
  ]

  /// The first words of all expectations, excluding the placeholder for an object.
  package static let words = all.map { $0.word }.filter { $0 != ObjectExpectation.word }

  /// Returns the type of the expectation that begins with the given word, or nil if there is none.
  ///
  /// - Parameter word: The word after `expect`.
  /// - Returns: The expectation, or nil if there is none.
  package static func subject(_ word: String) -> (any Expectation.Type)? {
    all.first { $0.word == word }
  }
}
