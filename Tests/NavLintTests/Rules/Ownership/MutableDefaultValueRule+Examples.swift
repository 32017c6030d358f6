@testable import NavLint

extension MutableDefaultValueRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      RuleExample(
        """
        struct VolumeKey: EnvironmentKey {
          static var ↓defaultValue = 5
        }
        """,
        fixedNames: ["defaultValue"]
      ),
      RuleExample(
        """
        private struct NavigateKey: EnvironmentKey {
          static var ↓defaultValue: NavigateAction = NavigateAction { _ in print("unset") }
        }
        """,
        fixedNames: ["defaultValue"]
      ),
      RuleExample(
        """
        enum RouterKey: SwiftUI.EnvironmentKey {
          public static var ↓defaultValue: Router? = nil
        }
        """,
        fixedNames: ["defaultValue"]
      ),
      RuleExample(
        """
        struct VolumeKey {}
        extension VolumeKey: EnvironmentKey {
          static var ↓defaultValue: Int = 5
        }
        """,
        fixedNames: ["defaultValue"]
      ),
      RuleExample(
        """
        final class ThemeKey: EnvironmentKey {
          static var ↓defaultValue = Theme.light
          static let other = 3
        }
        """,
        fixedNames: ["defaultValue"]
      ),
    ],
    clean: [
      """
      struct VolumeKey: EnvironmentKey {
        static let defaultValue = 5
      }
      """,
      """
      struct VolumeKey: EnvironmentKey {
        static var defaultValue: Int { 5 }
      }
      """,
      """
      struct VolumeKey: EnvironmentKey {
        nonisolated(unsafe) static var defaultValue = 5
      }
      """,
      """
      struct Settings {
        static var defaultValue = 5
      }
      """,
      """
      extension EnvironmentValues {
        @Entry var volume = 5
      }
      """,
    ]
  )
}
