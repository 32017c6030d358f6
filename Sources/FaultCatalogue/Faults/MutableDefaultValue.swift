extension Fault {
  static let mutableDefaultValue = Fault(
    id: "mutable-default-value",
    summary: "A default value of the environment that anybody could change",
    topic: .ownership,
    why: """
      `static var defaultValue` of an EnvironmentKey is a variable that all threads share. Swift \
      6 refuses it. Before that, code that writes it changes distant parts of the app without a \
      trace.
      """,
    remedy: """
      Write `static let defaultValue`, or a computed `static var defaultValue: Value { … }`, or declare the \
      entry with `@Entry`.
      """,
    severity: .error,
    detection: .linter,
    isFixable: true,
    versions: "iOS 13 and later; an error in Swift 6 mode",
    behaviours: ["OB-16"],
    wrong: Example(
      """
      import SwiftUI

      struct VolumeKey: EnvironmentKey {
        static var defaultValue = 5
      }

      extension EnvironmentValues {
        var volume: Int {
          get { self[VolumeKey.self] }
          set { self[VolumeKey.self] = newValue }
        }
      }

      struct ContentView: View {
        @Environment(\\.volume) private var volume

        var body: some View {
          NavigationStack {
            Text("Evening")
              .navigationTitle("Volume \\(volume)")
          }
        }
      }
      """,
      script: "expect screen \"Volume 5\"",
      before: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Volume 5"
        """,
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Volume 5"
        """
    ),
    right: Example(
      """
      import SwiftUI

      struct VolumeKey: EnvironmentKey {
        static let defaultValue = 5
      }

      extension EnvironmentValues {
        var volume: Int {
          get { self[VolumeKey.self] }
          set { self[VolumeKey.self] = newValue }
        }
      }

      struct ContentView: View {
        @Environment(\\.volume) private var volume

        var body: some View {
          NavigationStack {
            Text("Evening")
              .navigationTitle("Volume \\(volume)")
          }
        }
      }
      """,
      script: "expect screen \"Volume 5\"",
      after: """
        App  ContentViewApp
        └─ NavigationStack  path: 0
           └─ ▶ "Volume 5"
        """
    )
  )
}
