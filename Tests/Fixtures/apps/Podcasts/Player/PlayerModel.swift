import AVFoundation
import Combine
import MediaPlayer

final class PlayerModel: NSObject, ObservableObject {
    enum State: Equatable { case idle, playing, paused }

    @Published private(set) var current: Episode?
    @Published private(set) var state: State = .idle
    @Published var position: Double = 0
    @Published var rate: Float = 1
    @Published var isExpanded = false
    private var player: AVPlayer?
    private var ticker: AnyCancellable?

    override init() {
        super.init()
        let center = MPRemoteCommandCenter.shared()
        center.playCommand.addTarget { [weak self] _ in
            self?.resume()
            return .success
        }
        center.pauseCommand.addTarget { [weak self] _ in
            self?.pause()
            return .success
        }
    }

    var progress: Double {
        guard let current else { return 0 }
        return position / current.seconds
    }

    func play(_ episode: Episode) {
        current = episode
        position = 0
        player = AVPlayer(url: episode.url)
        resume()
    }

    func resume() {
        player?.play()
        player?.rate = rate
        state = .playing
        ticker = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
        updateNowPlaying()
    }

    func pause() {
        player?.pause()
        state = .paused
        ticker?.cancel()
        ticker = nil
    }

    func toggle() { state == .playing ? pause() : resume() }

    func skip(_ seconds: Double) {
        guard let current else { return }
        position = min(max(position + seconds, 0), current.seconds)
        player?.seek(to: CMTime(seconds: position, preferredTimescale: 600))
    }

    private func tick() {
        guard let current else { return }
        position = min(position + Double(rate), current.seconds)
        if position >= current.seconds { pause() }
    }

    private func updateNowPlaying() {
        guard let current else { return }
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: current.title,
            MPMediaItemPropertyPlaybackDuration: current.seconds,
            MPNowPlayingInfoPropertyElapsedPlaybackTime: position,
        ]
    }
}
