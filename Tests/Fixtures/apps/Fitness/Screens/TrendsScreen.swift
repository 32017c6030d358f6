import Charts
import SwiftUI

struct TrendsScreen: View {
    @Environment(WorkoutStore.self) private var store
    @State private var selectedKind: String?
    @State private var showsGoalLine = true

    private struct Total: Identifiable {
        let kind: Workout.Kind
        let calories: Int
        var id: String { kind.rawValue }
    }

    private var totals: [Total] {
        Workout.Kind.allCases.map { kind in
            Total(kind: kind, calories: store.workouts.filter { $0.kind == kind }.map(\.calories).reduce(0, +))
        }
    }

    var body: some View {
        NavigationStack {
            Form {
                Chart {
                    ForEach(totals) { total in
                        BarMark(x: .value("Kind", total.kind.rawValue), y: .value("Energy", total.calories))
                            .foregroundStyle(by: .value("Kind", total.kind.rawValue))
                            .annotation(position: .top) { Text("\(total.calories)") }
                    }
                    if showsGoalLine {
                        RuleMark(y: .value("Goal", 300)).lineStyle(StrokeStyle(dash: [4]))
                    }
                }
                .chartXSelection(value: $selectedKind)
                .frame(height: 220)
                Toggle("Goal line", isOn: $showsGoalLine)
                ForEach(totals.filter { $0.calories > 0 }) { total in
                    LabeledContent(total.kind.rawValue.capitalized, value: "\(total.calories) kcal")
                }
            }
            .navigationTitle("Trends")
        }
    }
}
