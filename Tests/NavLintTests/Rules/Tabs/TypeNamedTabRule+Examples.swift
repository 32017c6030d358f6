@testable import NavLint

extension TypeNamedTabRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      RuleExample(
        """
        import SwiftUI
        enum ↓Tab: Hashable { case home, search }
        """,
        fixedNames: ["Tab"]
      ),
      RuleExample(
        """
        enum ↓Tab { case home, search }
        // file: Root.swift
        struct Root: View {
          @State private var tab = Tab.home
          var body: some View {
            TabView(selection: $tab) { Pages() }
          }
        }
        """,
        fixedNames: ["Tab"]
      ),
      RuleExample(
        """
        import SwiftUI
        struct ↓Tab: Identifiable {
          var id: String
        }
        """,
        fixedNames: ["Tab"]
      ),
      RuleExample(
        """
        import SwiftUI
        public enum ↓Tab: String, CaseIterable {
          case trails, map
          var title: String { rawValue }
        }
        """,
        fixedNames: ["Tab"]
      ),
      RuleExample(
        """
        import Foundation
        import SwiftUI
        final class ↓Tab: ObservableObject {}
        extension Tab { var title: String { "" } }
        """,
        fixedNames: ["Tab"]
      ),
      RuleExample(
        """
        import SwiftUI
        enum Page { case home, search }
        typealias ↓Tab = Page
        """,
        fixedNames: ["Tab"]
      ),
      RuleExample(
        """
        import SwiftUI
        enum ↓`Tab` { case home, search }
        """,
        fixedNames: ["Tab"]
      ),
      RuleExample(
        """
        import SwiftUI
        struct Root: View {
          enum ↓Tab { case home, search }
          var body: some View {
            TabView { SwiftUI.Tab("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        extension Root { enum ↓Tab { case home, search } }
        struct Root: View {
          var body: some View {
            TabView { SwiftUI.Tab.init("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        struct Root: View {
          var body: some View {
            enum ↓Tab { case home, search }
            return TabView { SwiftUI.Tab("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        struct Root<↓Tab: Hashable>: View {
          var first: Tab
          var body: some View {
            TabView { SwiftUI.Tab("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        func home<↓Tab: Hashable>(_ value: Tab) -> some View {
          TabView { SwiftUI.Tab("Home", systemImage: "house") { Text("Home") } }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        protocol Paged: View {
          associatedtype ↓Tab: Hashable
          var first: Tab { get }
        }
        struct Root: Paged {
          var first: Int
          var body: some View {
            TabView { SwiftUI.Tab("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        struct Root: View {
          var body: some View {
            TabView { SwiftUI.Tab("Home", systemImage: "house") { Text("Home") } }
          }
          func ↓Tab(_ title: String) -> String { title }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        func ↓Tab(_ title: String) -> String { title }
        struct Root: View {
          var body: some View {
            TabView { SwiftUI.Tab("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        typealias Rider = SwiftUI.Tab
        struct Root: View {
          enum ↓Tab { case home, search }
          var body: some View {
            TabView { Rider("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        struct Root: View {
          enum ↓Tab { case home, search }
          typealias Rider = SwiftUI.Tab
          var body: some View {
            TabView { Rider.init("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        typealias Rider = SwiftUI.Tab
        typealias Outrider = Rider
        // file: Names.swift
        import SwiftUI
        extension View { typealias ↓Tab = Int }
        // file: Root.swift
        import SwiftUI
        struct Root: View {
          var body: some View {
            TabView { Outrider("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        extension Root { enum ↓Tab { case home, search } }
        // file: Root.swift
        import SwiftUI
        struct Root: View {
          var body: some View {
            let make = SwiftUI.Tab<Never, Text, Text>.self
            return TabView { make.init("Home") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import Foundation
        enum ↓Tab { case home, search }
        // file: Root.swift
        import SwiftUI
        typealias Tabs = TabView
        struct Root: View {
          var body: some View { Tabs { Text("Home") } }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        struct Root: View {
          #if DEBUG
            enum ↓Tab { case home, search }
          #endif
          var body: some View {
            TabView { SwiftUI.Tab("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
    ],
    clean: [
      RuleExample(
        """
        import SwiftUI
        typealias Tab = SwiftUI.Tab
        struct Root: View {
          var body: some View {
            TabView { Tab("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab"]
      ),
      RuleExample(
        """
        import SwiftUI
        struct Root: View {
          enum Tab { case home, search }
          var body: some View { TabView { Text("Home").tag(Tab.home) } }
        }
        """,
        fixedNames: ["Tab"]
      ),
      RuleExample(
        """
        import SwiftUI
        enum Tab: Hashable { case home, search }
        """,
        deploymentTarget: "16",
        fixedNames: ["Tab"]
      ),
      """
      import SwiftUI
      enum AppTab: Hashable { case home, search }
      """,
      """
      import SwiftUI
      struct Router {
        enum Tab: Hashable { case home, search }
      }
      """,
      """
      import SwiftUI
      extension Tab where Value == Int {
        static var home: Int { 0 }
      }
      """,
      RuleExample(
        """
        import Foundation
        struct Tab: Codable { var address: URL }
        """,
        fixedNames: ["Tab"]
      ),
      """
      import SwiftUI
      extension Router {
        enum Tab: Int { case home, search }
      }
      """,
      """
      import SwiftUI
      func kinds() {
        enum Tab { case home, search }
      }
      """,
      RuleExample(
        """
        import SwiftUI
        struct Shelf<Tab: Hashable> { var first: Tab }
        struct Root: View {
          var body: some View {
            TabView { SwiftUI.Tab("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        protocol Paged { associatedtype Tab: Hashable }
        struct Root: View {
          var body: some View {
            TabView { Tab("Home", systemImage: "house") { Text("Home") } }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        func Tab(_ title: String) -> String { title }
        struct Root: View {
          var body: some View { Text(Tab("Home")) }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
      RuleExample(
        """
        import SwiftUI
        struct Root: View {
          var body: some View {
            TabView { SwiftUI.Tab("Home", systemImage: "house") { Text("Home") } }
          }
          func kinds() {
            enum Tab { case home, search }
          }
        }
        """,
        fixedNames: ["Tab", "Root"]
      ),
    ]
  )
}
