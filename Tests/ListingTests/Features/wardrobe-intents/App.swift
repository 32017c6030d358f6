import AppIntents
import SwiftUI

/// Costumes of a theatre, which the system can open.
@main
struct WardrobeApp: App {
  @State private var router: Router

  init() {
    let router = Router()
    _router = State(initialValue: router)
    AppDependencyManager.shared.add(dependency: router)
  }

  var body: some Scene {
    WindowGroup { Wardrobe().environment(router) }
  }
}

@MainActor @Observable
final class Router {
  var path: [String] = []
  var washed = 0
}

struct Wardrobe: View {
  @Environment(Router.self) private var router
  @Environment(\.scenePhase) private var phase

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      Text("Washed: \(router.washed)")
        .navigationTitle("Wardrobe")
        .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
    }
    .onOpenURL { router.path = [$0.lastPathComponent] }
    .onChange(of: phase) { print("\(phase)") }
  }
}

struct Costume: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Costume"
  static let defaultQuery = CostumeQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct CostumeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Costume] {
    identifiers.filter { ["crow", "queen"].contains($0) }.map(Costume.init)
  }
}

enum Water: String, AppEnum {
  case cold, hot

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Water"
  static let caseDisplayRepresentations: [Water: DisplayRepresentation] = [
    .cold: "Cold", .hot: "Hot",
  ]
}

struct OpenCostume: OpenIntent {
  static let title: LocalizedStringResource = "Open Costume"

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }

  @Parameter(title: "Costume") var target: Costume
  @Dependency private var router: Router

  @MainActor
  func perform() async throws -> some IntentResult {
    router.path = [target.id]
    return .result()
  }
}

struct WashCostume: AppIntent {
  static let title: LocalizedStringResource = "Wash Costume"

  @Parameter(title: "How often", default: 1) var times: Int
  @Parameter(title: "Water") var water: Water?
  @Parameter(title: "Note") var note: String?
  @Dependency private var router: Router

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    router.washed += times
    let how = water.map { "\($0)" } ?? "as usual"
    return .result(value: router.washed, dialog: "Washed \(times) times, \(how).")
  }
}

struct CountWashed: AppIntent {
  static let title: LocalizedStringResource = "Count"

  @Dependency private var router: Router

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: router.washed)
  }
}

struct ShowLink: AppIntent {
  static let title: LocalizedStringResource = "Show Link"

  func perform() async throws -> some IntentResult & OpensIntent {
    // swift-format-ignore: NeverForceUnwrap
    .result(opensIntent: OpenURLIntent(URL(string: "wardrobe://costume/queen")!))
  }
}

struct ShowLast: AppIntent {
  static let title: LocalizedStringResource = "Show Last"
  static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }

  @Parameter(title: "Comes forward") var comesForward: Bool
  @Dependency private var router: Router

  @MainActor
  func perform() async throws -> some IntentResult {
    if comesForward { try await continueInForeground(alwaysConfirm: false) }
    router.washed += 10
    return .result()
  }
}

struct ShowFirst: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Show First"

  @Dependency private var router: Router

  @MainActor
  func perform() async throws -> some IntentResult {
    try await requestToContinueInForeground()
    router.washed -= 10
    return .result()
  }
}

struct DryCostume: AppIntent {
  static let title: LocalizedStringResource = "Dry Costume"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Task.sleep(for: .seconds(60))
    return .result(dialog: "Dry.")
  }
}

struct Burn: AppIntent {
  struct TooWet: Error {}

  static let title: LocalizedStringResource = "Burn"

  func perform() async throws -> some IntentResult {
    guard false else { throw TooWet() }
    return .result()
  }
}

enum Grouped {
  struct Fold: AppIntent {
    static let title: LocalizedStringResource = "Fold"

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Folded.") }
  }
}

struct WardrobeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenCostume(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)", "Open a costume in \(.applicationName)",
      ],
      shortTitle: "Open Costume",
      systemImageName: "tshirt"
    )
  }
}
