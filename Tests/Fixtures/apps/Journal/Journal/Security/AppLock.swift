import CryptoKit
import Foundation
import LocalAuthentication
import Observation

@Observable
final class AppLock {
    enum State { case locked, unlocked }

    private(set) var state: State = .unlocked
    private(set) var failures = 0
    private(set) var lastActive: Date?
    @ObservationIgnored private let keychain: KeychainStore

    init(keychain: KeychainStore = KeychainStore(service: "journal.pin")) {
        self.keychain = keychain
        if hasPin { state = .locked }
    }

    var hasPin: Bool { keychain.data(for: "pin") != nil }

    func setPin(_ pin: String) throws {
        try keychain.set(Self.digest(pin), for: "pin")
    }

    func removePin() {
        keychain.remove("pin")
        state = .unlocked
    }

    func lock() {
        if hasPin { state = .locked }
    }

    func noteActivity() { lastActive = .now }

    func unlock(with pin: String) -> Bool {
        guard keychain.data(for: "pin") == Self.digest(pin) else {
            failures += 1
            return false
        }
        failures = 0
        state = .unlocked
        return true
    }

    func unlockWithBiometrics() async {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else { return }
        do {
            if try await context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock your journal") {
                state = .unlocked
            }
        } catch {
            failures += 1
        }
    }

    private static func digest(_ pin: String) -> Data {
        Data(SHA256.hash(data: Data(pin.utf8)))
    }
}
