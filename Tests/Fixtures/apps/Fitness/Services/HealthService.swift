import CoreMotion
import Foundation
import HealthKit
import Observation

@MainActor
@Observable
final class HealthService {
    enum Access: String { case unknown, unavailable, granted, denied }

    private(set) var access = Access.unknown
    private(set) var steps = 0
    private(set) var goal = 8_000
    private let store = HKHealthStore()
    private let pedometer = CMPedometer()

    var progress: Double { min(Double(steps) / Double(goal), 1) }

    func connect() async {
        guard HKHealthStore.isHealthDataAvailable() else {
            access = .unavailable
            startPedometer()
            return
        }
        let types: Set<HKObjectType> = [
            HKQuantityType(.stepCount),
            HKQuantityType(.activeEnergyBurned),
        ]
        do {
            try await store.requestAuthorization(toShare: [], read: types)
            access = .granted
            querySteps()
        } catch {
            access = .denied
        }
    }

    private func querySteps() {
        let start = Calendar.current.startOfDay(for: .now)
        let predicate = HKQuery.predicateForSamples(withStart: start, end: .now, options: .strictStartDate)
        let query = HKStatisticsQuery(quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: predicate, options: .cumulativeSum) {
            _, statistics, _ in
            let sum = statistics?.sumQuantity()?.doubleValue(for: .count()) ?? 0
            Task { @MainActor in self.steps = Int(sum) }
        }
        store.execute(query)
    }

    private func startPedometer() {
        guard CMPedometer.isStepCountingAvailable() else { return }
        pedometer.startUpdates(from: .now) { data, _ in
            guard let count = data?.numberOfSteps.intValue else { return }
            Task { @MainActor in self.steps = count }
        }
    }

    func setGoal(_ goal: Int) { self.goal = goal }
    func addSteps(_ count: Int) { steps += count }
}
