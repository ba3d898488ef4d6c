using System.Globalization;

namespace Assay.Cli.Tests.Conditions;

/// <summary>
/// A wall clock that can be set while a program and its children run, by libfaketime; the monotonic clock goes on, as it does when a real
/// clock is set.
/// </summary>
internal sealed class SteppingClock : IDisposable
{
    private readonly string file;

    public SteppingClock(string file)
    {
        this.file = file;
        File.WriteAllText(file, "+0\n");
    }

    /// <summary>A clock that shows a time from the start.</summary>
    public SteppingClock(string file, DateTimeOffset now)
        : this(file) => Set(now - DateTimeOffset.UtcNow);

    /// <summary>Where distributions install the library; null where it is not installed.</summary>
    public static string? Library { get; } = Find();

    public bool HasStepped { get; private set; }

    public IReadOnlyDictionary<string, string> Environment => new Dictionary<string, string>
    {
        ["LD_PRELOAD"] = Library!,
        ["FAKETIME_TIMESTAMP_FILE"] = file,
        ["FAKETIME_CACHE_DURATION"] = "1",
        ["FAKETIME_DONT_FAKE_MONOTONIC"] = "1",
        ["DONT_FAKE_MONOTONIC"] = "1",

        // Otherwise every wait of .NET that has a limit ends at once, as if its time were over.
        ["FAKETIME_FORCE_MONOTONIC_FIX"] = "0",

        // Otherwise a process that is killed while it asks for a file's time keeps the semaphore of all processes, which then wait for
        // ever, their handlers of signals too.
        ["NO_FAKE_STAT"] = "1",
    };

    public void Step(TimeSpan offset)
    {
        Set(offset);
        HasStepped = true;
    }

    private void Set(TimeSpan offset) =>
        File.WriteAllText(file, string.Create(CultureInfo.InvariantCulture, $"{offset.TotalSeconds:+0;-0}\n"));

    public void Dispose() => File.Delete(file);

    private static string? Find() => Directory.Exists("/usr/lib")
        ? Directory.EnumerateDirectories("/usr/lib", "faketime", new EnumerationOptions
        {
            RecurseSubdirectories = true,
            MaxRecursionDepth = 1,
        })
            .Select(folder => Path.Combine(folder, "libfaketimeMT.so.1")).FirstOrDefault(File.Exists)
        : null;
}
