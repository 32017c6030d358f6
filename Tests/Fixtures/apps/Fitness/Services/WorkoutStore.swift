import ActivityKit
import Foundation
import Observation

struct Workout: Identifiable, Hashable {
    enum Kind: String, CaseIterable, Identifiable {
        case run, ride, swim, yoga
        var id: Self { self }
        var calories: Double {
            switch self {
            case .run: 11
            case .ride: 8
            case .swim: 10
            case .yoga: 4
            }
        }
    }

    let id = UUID()
    var kind: Kind
    var minutes: Int
    var day: Date

    var calories: Int { Int(kind.calories * Double(minutes)) }
}

struct WorkoutAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var elapsed: Int
    }

    var kind: String
}

@MainActor
@Observable
final class WorkoutStore {
    private(set) var workouts: [Workout] = []
    private(set) var running: Workout.Kind?
    private(set) var elapsed = 0
    private(set) var liveActivityMessage: String?
    @ObservationIgnored private var ticking: Task<Void, Never>?
    @ObservationIgnored private var activity: Activity<WorkoutAttributes>?

    func start(_ kind: Workout.Kind) {
        running = kind
        elapsed = 0
        startActivity(kind)
        ticking = Task { [weak self] in
            while !Task.isCancelled {
                do {
                    try await Task.sleep(for: .seconds(1))
                } catch {
                    return
                }
                self?.elapsed += 1
            }
        }
    }

    func finish() {
        ticking?.cancel()
        guard let kind = running else { return }
        workouts.insert(Workout(kind: kind, minutes: max(elapsed / 60, 1), day: .now), at: 0)
        running = nil
        Task { await activity?.end(nil, dismissalPolicy: .immediate) }
    }

    func delete(_ workout: Workout) {
        workouts.removeAll { $0.id == workout.id }
    }

    private func startActivity(_ kind: Workout.Kind) {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else {
            liveActivityMessage = "Live Activities are off"
            return
        }
        do {
            let content = ActivityContent(state: WorkoutAttributes.ContentState(elapsed: 0), staleDate: nil)
            activity = try Activity.request(attributes: WorkoutAttributes(kind: kind.rawValue), content: content)
        } catch {
            liveActivityMessage = error.localizedDescription
        }
    }
}
