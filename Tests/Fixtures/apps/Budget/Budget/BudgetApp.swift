import SwiftUI

@main
struct BudgetApp: App {
    let persistenceController = PersistenceController.shared
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            TabView {
                ExpenseListView()
                    .tabItem { Label("Expenses", systemImage: "list.bullet") }
                CategoryListView()
                    .tabItem { Label("Categories", systemImage: "folder") }
                OverviewView()
                    .tabItem { Label("Overview", systemImage: "chart.pie") }
            }
            .environment(\.managedObjectContext, persistenceController.container.viewContext)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background {
                persistenceController.save()
            }
        }
    }
}
