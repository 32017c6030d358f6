import SwiftUI
import WidgetKit

@main
struct FitnessApp: App {
    @State private var health = HealthService()
    @State private var workouts = WorkoutStore()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            TabView {
                TodayScreen()
                    .tabItem { Label("Today", systemImage: "figure.walk") }
                WorkoutList()
                    .tabItem { Label("Workouts", systemImage: "dumbbell") }
                TrendsScreen()
                    .tabItem { Label("Trends", systemImage: "chart.xyaxis.line") }
            }
            .environment(health)
            .environment(workouts)
        }
        .onChange(of: phase) {
            if phase == .background { WidgetCenter.shared.reloadAllTimelines() }
        }
    }
}
