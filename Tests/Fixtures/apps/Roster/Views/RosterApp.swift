import SwiftUI

@main
struct RosterApp: App {
    @StateObject private var model = TeamListViewModel()

    var body: some Scene {
        WindowGroup {
            TabView {
                TeamListView(model: model)
                    .tabItem { Label("Teams", systemImage: "person.3") }
                ScorersView()
                    .tabItem { Label("Scorers", systemImage: "soccerball") }
            }
            .environment(\.managedObjectContext, CoreDataStack.shared.viewContext)
            .task { await model.load() }
        }
    }
}
