import GameKit
import SwiftUI

@main
struct QuizzicalApp: App {
    @StateObject private var center = GameCenter()

    var body: some Scene {
        WindowGroup {
            MenuScreen()
                .environmentObject(center)
                .onAppear { center.authenticate() }
        }
    }
}

@MainActor
final class GameCenter: ObservableObject {
    @Published private(set) var isSignedIn = false
    @Published private(set) var best: [String: Int] = UserDefaults.standard.dictionary(forKey: "best") as? [String: Int] ?? [:]

    func authenticate() {
        GKLocalPlayer.local.authenticateHandler = { [weak self] controller, error in
            guard controller == nil, error == nil else { return }
            self?.isSignedIn = GKLocalPlayer.local.isAuthenticated
        }
        GKAccessPoint.shared.location = .topTrailing
        GKAccessPoint.shared.isActive = true
    }

    func submit(_ score: Int, for topic: Topic) {
        if score > best[topic.rawValue, default: 0] {
            best[topic.rawValue] = score
            UserDefaults.standard.set(best, forKey: "best")
        }
        guard isSignedIn else { return }
        Task {
            try? await GKLeaderboard.submitScore(score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["quizzical.\(topic.rawValue)"])
        }
    }
}
