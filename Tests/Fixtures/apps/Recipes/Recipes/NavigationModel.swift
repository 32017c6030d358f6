import Foundation
import Observation

enum AppTab: String, CaseIterable, Hashable {
    case recipes, cuisines, favorites

    var title: String { rawValue.capitalized }
    var symbol: String {
        switch self {
        case .recipes: "fork.knife"
        case .cuisines: "globe"
        case .favorites: "heart"
        }
    }
}

@Observable
final class NavigationModel {
    var tab: AppTab = .recipes
    var recipePath: [Recipe] = []
    var pendingName: String?

    func handle(_ url: URL) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true), components.scheme == "recipes" else { return }
        switch components.host {
        case "favorites":
            tab = .favorites
        case "recipe":
            tab = .recipes
            pendingName = components.queryItems?.first { $0.name == "name" }?.value
        default:
            break
        }
    }
}
