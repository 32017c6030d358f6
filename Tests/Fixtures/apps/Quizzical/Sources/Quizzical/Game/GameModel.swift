import AVFoundation
import Combine
import CoreHaptics
import SwiftUI

@MainActor
final class GameModel: ObservableObject {
    enum Phase: Equatable {
        case asking(index: Int)
        case feedback(index: Int, wasRight: Bool)
        case finished
    }

    @Published private(set) var phase: Phase
    @Published private(set) var score = 0
    @Published private(set) var secondsLeft = 10
    let topic: Topic
    let questions: [Question]
    private var clock: AnyCancellable?
    private let haptics = Haptics()
    private var sound: AVAudioPlayer?

    init(topic: Topic) {
        self.topic = topic
        questions = QuestionBank.questions(on: topic)
        phase = questions.isEmpty ? .finished : .asking(index: 0)
    }

    var question: Question? {
        switch phase {
        case .asking(let index), .feedback(let index, _): questions[index]
        case .finished: nil
        }
    }

    func start() {
        secondsLeft = 10
        clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
            self?.tick()
        }
    }

    func answer(_ choice: Int?) {
        guard case .asking(let index) = phase else { return }
        clock?.cancel()
        let isRight = choice == questions[index].right
        if isRight { score += 10 + secondsLeft }
        isRight ? haptics.success() : haptics.failure()
        play(isRight ? "ding" : "buzz")
        withAnimation(.bouncy) { phase = .feedback(index: index, wasRight: isRight) }
    }

    func next() {
        guard case .feedback(let index, _) = phase else { return }
        withAnimation {
            phase = index + 1 < questions.count ? .asking(index: index + 1) : .finished
        }
        if phase != .finished { start() }
    }

    private func tick() {
        secondsLeft -= 1
        if secondsLeft == 0 { answer(nil) }
    }

    private func play(_ name: String) {
        guard let url = Bundle.module.url(forResource: name, withExtension: "caf") else { return }
        sound = try? AVAudioPlayer(contentsOf: url)
        sound?.volume = 0.4
        sound?.play()
    }
}

struct Haptics {
    private let engine: CHHapticEngine?

    init() {
        guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else {
            engine = nil
            return
        }
        engine = try? CHHapticEngine()
        try? engine?.start()
    }

    func success() { play(intensity: 1, sharpness: 0.3) }
    func failure() { play(intensity: 0.6, sharpness: 0.9) }

    private func play(intensity: Float, sharpness: Float) {
        guard let engine else { return }
        let event = CHHapticEvent(
            eventType: .hapticTransient,
            parameters: [
                CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
                CHHapticEventParameter(parameterID: .hapticSharpness, value: sharpness),
            ],
            relativeTime: 0
        )
        guard let pattern = try? CHHapticPattern(events: [event], parameters: []) else { return }
        try? engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
    }
}
