@testable import NavLint

extension EmptyDefaultActionRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      extension EnvironmentValues {
        @Entry var ↓navigate: (String) -> Void = { _ in }
      }
      """,
      RuleExample(
        """
        struct NavigateKey: EnvironmentKey {
          static let ↓defaultValue = NavigateAction { _ in }
        }
        """,
        fixedNames: ["defaultValue"]
      ),
      RuleExample(
        """
        struct NavigateKey: EnvironmentKey {
          static var ↓defaultValue: () -> Void { {} }
        }
        """,
        fixedNames: ["defaultValue"]
      ),
      RuleExample(
        """
        private enum CloseKey: EnvironmentKey {
          static let ↓defaultValue: @Sendable () -> Void = {
            // nothing
          }
        }
        """,
        fixedNames: ["defaultValue"]
      ),
      RuleExample(
        """
        struct NavigateKey: EnvironmentKey {
          static var ↓defaultValue: NavigateAction = .init(action: { _ in })
        }
        """,
        fixedNames: ["defaultValue"]
      ),
      RuleExample(
        """
        private struct MenuActionKey: EnvironmentKey {
          static let ↓defaultValue: () -> Void = {}
        }
        extension EnvironmentValues {
          var openMenu: () -> Void {
            get { self[MenuActionKey.self] }
            set { self[MenuActionKey.self] = newValue }
          }
        }
        """,
        fixedNames: ["defaultValue", "openMenu"]
      ),
    ],
    clean: [
      """
      extension EnvironmentValues {
        @Entry var reload: () async -> Void = {}
      }
      """,
      """
      extension EnvironmentValues {
        @Entry var navigate: ((String) -> Void)?
      }
      """,
      """
      struct NavigateKey: EnvironmentKey {
        static let defaultValue = NavigateAction { _ in assertionFailure("navigate is not set") }
      }
      """,
      """
      struct NavigateKey: EnvironmentKey {
        static let defaultValue: (() -> Void)? = nil
      }
      """,
      """
      struct Row: View {
        var action: () -> Void = {}
        var body: some View { Text("Row") }
      }
      """,
      """
      struct Defaults {
        static let defaultValue: () -> Void = {}
      }
      """,
      """
      extension EnvironmentValues {
        @Entry var volume = Volume(5)
      }
      """,
      """
      struct FeedbackKey: EnvironmentKey {
        static let defaultValue: () -> Void = {}
      }
      extension EnvironmentValues {
        @Entry var stableTable: () -> Void = {}
      }
      """,
      """
      extension EnvironmentValues {
        @Entry var buyTicket: @MainActor (Show) -> Void = { _ in }
      }
      """,
    ]
  )
}
