using System.Globalization;
using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Storage;

namespace Assay.Engine.Running;

/// <summary>How long things took on this machine: kept in the cache, so that estimates come from here and not from constants.</summary>
public sealed class MachineTimes(string cache)
{
    private const string Check = "check";
    private static readonly Lock Writing = new();
    private string FileName => Path.Combine(cache, "pace.tsv");

    /// <summary>What a program of a mode takes to be built; null where none was built yet.</summary>
    public TimeSpan? OfBuild(string mode) => Of(BuildIn(mode));

    /// <summary>What the check of a row takes; null where none was checked yet.</summary>
    public TimeSpan? OfCheck() => Of(Check);

    /// <summary>What is measured of a row and data set takes; null where nothing like it was measured yet.</summary>
    public TimeSpan? OfRow(RunOptions options) =>
        KnownExperiments.Of(options).PaceOf(options) is { } pace ? Of(pace.Work) * pace.OfRow : null;

    /// <summary>Notes what builds took.</summary>
    public void NoteBuilds(string mode, TimeSpan time, int programs) => Note(BuildIn(mode), time, programs);

    /// <summary>Notes what a run took.</summary>
    public void Note(RunResult run)
    {
        var results = run.Results;
        Note(Check, run.Times.Checking, results.Checks.Count);
        if (KnownExperiments.Of(
            results.Options).PaceOf(results.Options) is { } pace && !(pace.IsOfWhole && run.Ending != RunEnding.Complete))
            Note(pace.Work, run.Times.Measuring, pace.In(results));
    }

    private static string BuildIn(string mode) => $"build {mode}";

    private TimeSpan? Of(string what) => Read().TryGetValue(what, out var seconds) ? TimeSpan.FromSeconds(seconds) : null;

    /// <summary>What was noted before counts as much as what is new: one odd run does not decide.</summary>
    private void Note(string what, TimeSpan time, int count)
    {
        if (count == 0 || time <= TimeSpan.Zero)
            return;
        lock (Writing)
        {
            var known = Read();
            var seconds = time.TotalSeconds / count;
            known[what] = known.TryGetValue(what, out var before) ? (before + seconds) / 2 : seconds;
            try
            {
                AtomicFile.Replace(FileName, file => Write(file, known), reason => reason);
            }
            catch (ResultsNotWrittenException)
            {
                // Without it the next estimate says less.
            }
        }
    }

    private static void Write(Stream file, Dictionary<string, double> known)
    {
        using StreamWriter writer = new(file, leaveOpen: true);
        foreach ((var what, var seconds) in known)
            writer.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{what}\t{seconds:0.###}"));
    }

    private Dictionary<string, double> Read()
    {
        Dictionary<string, double> known = new(StringComparer.Ordinal);
        try
        {
            foreach (var line in File.Exists(FileName) ? File.ReadAllLines(FileName) : [])
            {
                if (line.Split('\t') is [var what, var text]
                    && double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var seconds) && seconds is > 0 and < 1e6)
                    known[what] = seconds;
            }
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // What cannot be read is not known.
        }

        return known;
    }
}
