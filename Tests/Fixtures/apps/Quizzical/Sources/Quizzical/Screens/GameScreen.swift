import SwiftUI

struct GameScreen: View {
    @StateObject private var model: GameModel
    @EnvironmentObject private var center: GameCenter
    @Environment(\.dismiss) private var dismiss
    @State private var confirmsQuit = false

    init(topic: Topic) {
        _model = StateObject(wrappedValue: GameModel(topic: topic))
    }

    var body: some View {
        NavigationStack {
            content
                .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
                .navigationTitle(model.topic.title)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Quit") { confirmsQuit = true }
                    }
                    ToolbarItem(placement: .principal) {
                        Text("Score \(model.score)")
                            .contentTransition(.numericText())
                    }
                }
                .confirmationDialog("Give up?", isPresented: $confirmsQuit, titleVisibility: .visible) {
                    Button("Give Up", role: .destructive) { dismiss() }
                }
        }
        .onAppear { model.start() }
        .interactiveDismissDisabled(model.phase != .finished)
    }

    @ViewBuilder
    private var content: some View {
        switch model.phase {
        case .asking:
            if let question = model.question { QuestionView(question: question, secondsLeft: model.secondsLeft) { model.answer($0) } }
        case .feedback(_, let wasRight):
            VStack {
                Image(systemName: wasRight ? "checkmark.circle.fill" : "xmark.circle.fill")
                    .symbolEffect(.bounce, value: wasRight)
                Text(wasRight ? "Right!" : "Wrong.")
                Button("Next") { model.next() }.keyboardShortcut(.defaultAction)
            }
        case .finished:
            VStack {
                Text("You have \(model.score) points")
                Button("Finish") {
                    center.submit(model.score, for: model.topic)
                    dismiss()
                }
            }
        }
    }
}

struct QuestionView: View {
    let question: Question
    let secondsLeft: Int
    let onAnswer: (Int) -> Void

    var body: some View {
        VStack(spacing: 16) {
            Gauge(value: Double(secondsLeft), in: 0...10) { Text("Time") }
            Text(question.text).font(.title2)
            ForEach(question.answers.indices, id: \.self) { index in
                Button(question.answers[index]) { onAnswer(index) }
                    .buttonStyle(.bordered)
            }
        }
        .padding()
    }
}
