import AppIntents
import SwiftUI

/// The pharmacies that are open at night.
@main
struct NightApp: App {
  @UIApplicationDelegateAdaptor(Bell.self) private var bell
  @State private var router: Router

  init() {
    let router = Router()
    _router = State(initialValue: router)
    AppDependencyManager.shared.add(dependency: router)
  }

  var body: some Scene {
    WindowGroup {
      PharmaciesView()
        .environment(router)
    }
  }
}

struct Pharmacy: Identifiable, Hashable {
  let id: String
  let name: String

  static let all = [
    Pharmacy(id: "elm", name: "Elm"),
    Pharmacy(id: "lime", name: "Lime"),
  ]
}

@MainActor @Observable
final class Router {
  var path: [Pharmacy] = []

  func show(_ id: String) {
    path = Pharmacy.all.filter { $0.id == id }
  }
}

// TODO: Find out why three people complain.
struct PharmaciesView: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List(Pharmacy.all) { pharmacy in
        NavigationLink(pharmacy.name, value: pharmacy)
      }
      .navigationTitle("Open now")
      .navigationDestination(for: Pharmacy.self) { pharmacy in
        PharmacyView(pharmacy: pharmacy)
      }
    }
    .onOpenURL { url in
      router.show(url.lastPathComponent)
    }
  }
}

struct PharmacyView: View {
  @Environment(Router.self) private var router
  let pharmacy: Pharmacy

  var body: some View {
    Text("Ring the bell")
      .navigationTitle(pharmacy.name)
      .userActivity("org.example.night.pharmacy") { activity in
        activity.userInfo = ["id": pharmacy.id]
      }
      .onContinueUserActivity("org.example.night.pharmacy") { activity in
        if let id = activity.userInfo?["id"] as? String { router.show(id) }
      }
  }
}

final class Bell: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard item.type == "next", let url = URL(string: "night://pharmacy/lime") else { return }
    application.open(url)
    completionHandler(true)
  }
}

struct PharmacyEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pharmacy"
  static let defaultQuery = PharmacyQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct PharmacyQuery: EntityQuery {
  func entities(for ids: [String]) async throws -> [PharmacyEntity] {
    Pharmacy.all.filter { ids.contains($0.id) }.map { PharmacyEntity(id: $0.id, name: $0.name) }
  }
}

struct ShowPharmacy: AppIntent {
  static let title: LocalizedStringResource = "Show Pharmacy"

  @Parameter(title: "Pharmacy") var target: PharmacyEntity
  @Dependency private var router: Router

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    router.show(target.id)
    return .result(dialog: "Here it is.")
  }
}

struct CountPharmacies: AppIntent {
  static let title: LocalizedStringResource = "Count Pharmacies"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(Pharmacy.all.count) are open.")
  }
}
