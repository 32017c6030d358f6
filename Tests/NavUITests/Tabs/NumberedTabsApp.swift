import NavUI

/// Numbered tabs, of which there may be more than a bar has room for.
struct NumberedTabsApp: App {
  @State private var selection: Int
  private let count: Int
  private let width: UserInterfaceSizeClass
  private let isPaged: Bool

  init() {
    self.init(count: 2)
  }

  init(
    selection: Int = 1,
    count: Int = 2,
    width: UserInterfaceSizeClass = .compact,
    isPaged: Bool = false
  ) {
    _selection = State(initialValue: selection)
    self.count = count
    self.width = width
    self.isPaged = isPaged
  }

  var body: some Scene {
    WindowGroup {
      if isPaged {
        tabs.tabViewStyle(.page)
      } else {
        tabs.environment(\.horizontalSizeClass, width)
      }
    }
  }

  private var tabs: some View {
    TabView(selection: $selection) {
      ForEach(1..<(count + 1), id: \.self) { number in
        Tab("Tab \(number)", systemImage: "circle", value: number) {
          NavigationStack { Text("").navigationTitle("Page \(number)") }
        }
      }
    }
  }
}
