import GameKit
import SwiftUI

struct MenuScreen: View {
    @EnvironmentObject private var center: GameCenter
    @State private var topic: Topic?
    @State private var showsRules = false
    @State private var showsLeaderboard = false

    var body: some View {
        NavigationStack {
            List {
                Section("Topics") {
                    ForEach(Topic.allCases) { topic in
                        Button {
                            self.topic = topic
                        } label: {
                            HStack {
                                Text(topic.title)
                                Spacer()
                                if let best = center.best[topic.rawValue] {
                                    Text("Best \(best)").foregroundStyle(.secondary)
                                }
                            }
                        }
                    }
                }
                NavigationLink("How to play", isActive: $showsRules) { RulesScreen() }
                Button("Leaderboard") { showsLeaderboard = true }
            }
            .navigationTitle("Quizzical")
            .fullScreenCover(item: $topic) { topic in
                GameScreen(topic: topic)
            }
            .sheet(isPresented: $showsLeaderboard) { LeaderboardView().ignoresSafeArea() }
        }
    }
}

struct RulesScreen: View {
    private let rules = ["Ten seconds for each question", "Ten points and one for each second left"]

    var body: some View {
        TabView {
            ForEach(Array(rules.enumerated()), id: \.offset) { index, rule in
                VStack {
                    Text("Rule \(index + 1)").font(.headline)
                    Text(rule)
                }
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .navigationTitle("How to Play")
    }
}

struct LeaderboardView: UIViewControllerRepresentable {
    @Environment(\.dismiss) private var dismiss

    func makeUIViewController(context: Context) -> GKGameCenterViewController {
        let controller = GKGameCenterViewController(state: .leaderboards)
        controller.gameCenterDelegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: GKGameCenterViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator { dismiss() } }

    final class Coordinator: NSObject, GKGameCenterControllerDelegate {
        let onFinish: () -> Void
        init(onFinish: @escaping () -> Void) { self.onFinish = onFinish }
        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) { onFinish() }
    }
}
