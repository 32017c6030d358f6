import SwiftUI

struct TodayScreen: View {
    @Environment(HealthService.self) private var health
    @State private var showsGoal = false

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 24) {
                    ProgressRing(progress: health.progress) {
                        Text("\(health.steps)").font(.system(.largeTitle, design: .rounded, weight: .bold))
                    }
                    .frame(width: 200, height: 200)
                    Text("Goal: \(health.goal)")
                    if health.access == .unavailable {
                        Label("No health data on this device", systemImage: "heart.slash")
                    }
                    Button("Walk around the block") { health.addSteps(1200) }
                        .buttonStyle(.bordered)
                    Button("Change Goal") { showsGoal = true }
                }
            }
            .navigationTitle("Today")
            .sheet(isPresented: $showsGoal) { GoalSheet(goal: health.goal) }
            .task { await health.connect() }
        }
    }
}

struct ProgressRing<Label: View>: View {
    var progress: Double
    @ViewBuilder var label: Label

    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 18)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(AngularGradient(colors: [.green, .mint], center: .center), style: StrokeStyle(lineWidth: 18, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.spring(response: 0.6, dampingFraction: 0.7), value: progress)
            label
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue(Text(progress, format: .percent.precision(.fractionLength(0))))
    }
}

struct GoalSheet: View {
    @State var goal: Int
    @Environment(HealthService.self) private var health
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Picker("Goal", selection: $goal) {
                ForEach(Array(stride(from: 4000, through: 12000, by: 2000)), id: \.self) { value in
                    Text(value.formatted()).tag(value)
                }
            }
            .pickerStyle(.wheel)
            Button("Set Goal") {
                health.setGoal(goal)
                dismiss()
            }
        }
        .presentationDetents([.fraction(0.4)])
        .presentationDragIndicator(.visible)
    }
}
