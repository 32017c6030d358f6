import SwiftUI

struct WorkoutList: View {
    @Environment(WorkoutStore.self) private var store
    @State private var choosing = false

    var body: some View {
        NavigationStack {
            List {
                if let kind = store.running {
                    Section("Running") {
                        TimelineView(.periodic(from: .now, by: 1)) { _ in
                            Text("\(kind.rawValue.capitalized): \(store.elapsed) s")
                        }
                        Button("Finish", role: .destructive) { store.finish() }
                    }
                }
                Section {
                    ForEach(store.workouts) { workout in
                        NavigationLink(value: workout) {
                            HStack {
                                Text(workout.kind.rawValue.capitalized)
                                Spacer()
                                Text("\(workout.minutes) min")
                            }
                        }
                        .swipeActions { Button("Delete", role: .destructive) { store.delete(workout) } }
                    }
                }
                if let message = store.liveActivityMessage { Text(message).font(.footnote) }
            }
            .navigationTitle("Workouts")
            .navigationDestination(for: Workout.self) { WorkoutDetail(workout: $0) }
            .toolbar { Button("Start", systemImage: "play") { choosing = true } }
            .confirmationDialog("Start a workout", isPresented: $choosing, titleVisibility: .visible) {
                ForEach(Workout.Kind.allCases) { kind in
                    Button(kind.rawValue.capitalized) { store.start(kind) }
                }
            }
        }
    }
}

struct WorkoutDetail: View {
    let workout: Workout

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 8) {
            GridRow {
                Text("Length")
                Text("\(workout.minutes) min")
            }
            GridRow {
                Text("Energy")
                Text("\(workout.calories) kcal")
            }
            Divider()
        }
        .padding()
        .navigationTitle(workout.kind.rawValue.capitalized)
    }
}
