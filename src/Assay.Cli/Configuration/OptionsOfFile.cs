using Assay.Cli.Display;
using Assay.Core.Naming;
using Assay.Engine.Options;

namespace Assay.Cli.Configuration;

/// <summary>Adds what the options file says to what the command line does not say.</summary>
internal static class OptionsOfFile
{
    private static readonly RunOption[] OfRoot = [OptionsOfTypes.Sample, OptionsOfTypes.Factory];
    private static readonly RunOption[] OfTypes = [OptionsOfTypes.Root, .. OfRoot, OptionsOfTypes.Known, OptionsOfTypes.IncludeSample];
    private static readonly RunOption[] OfDataSets = [OptionsOfWorkloads.Sizes, OptionsOfWorkloads.Payloads];
    private static readonly RunOption[] OfRows = [OptionsOfRows.Rows, OptionsOfRows.With, OptionsOfRows.Reference];

    /// <summary>
    /// An option of the command line, with those of the file that would contradict it or say more about what it replaces.
    /// </summary>
    private static readonly (RunOption Given, IReadOnlyList<RunOption> Replaced)[] Replacements =
    [
        (OptionsOfTypes.Types, [.. OfTypes, OptionsOfWorkloads.DataSets, .. OfDataSets]),
        (OptionsOfWorkloads.DataSets, [OptionsOfTypes.Types, .. OfTypes, .. OfDataSets]),
        (OptionsOfWorkloads.Payloads, [OptionsOfTypes.Types, .. OfTypes]),
        (OptionsOfTypes.Root, OfRoot),
        (OptionsOfTypes.Sample, OfRoot),
        (OptionsOfTypes.Factory, OfRoot),
        (OptionsOfRows.Rows, OfRows),
        (OptionsOfRows.With, OfRows),
        (OptionsOfLength.Processes, [OptionsOfLength.Budget, OptionsOfLength.Precision]),
        (OptionsOfLength.Budget, [OptionsOfLength.Processes]),
        (OptionsOfLength.Precision, [OptionsOfLength.Processes]),
        (OptionsOfLength.Shard, [OptionsOfLength.Budget, OptionsOfLength.Precision]),
    ];

    /// <summary>
    /// What was given, with the options of the file of the current folder, or of the nearest above it; standard error says which.
    /// </summary>
    /// <param name="given">What the command line gave.</param>
    /// <param name="all">The options of the command.</param>
    /// <param name="rule">Which of them it takes from the file.</param>
    /// <param name="trust">Asks before what the file names is run.</param>
    /// <param name="streams">Where it is said which options are added.</param>
    /// <exception cref="Engine.BadInputException">The file cannot be used, or the user does not trust it.</exception>
    public static GivenOptions AddTo(
        GivenOptions given, IReadOnlyList<RunOption> all, FileRule rule, TrustQuestion trust, Streams streams)
    {
        if (OptionsFile.Find(Environment.CurrentDirectory) is not OptionsFile file)
            return given;
        HashSet<string> replaced = [.. Replaced(given).Select(option => option.Name)];
        var isSettled = rule.Settling.Any(given.Has);
        GivenOption[] added =
        [
            .. from option in file.Options
               let own = all.FirstOrDefault(own => own.Name == option.Option.Name)
               where own is not null && !replaced.Contains(own.Name) && (isSettled ? OptionsOfPlaces.Has(own) : rule.Takes(own))
               select option with { Option = own },
        ];
        if (added.Length == 0)
            return given;
        if (rule.Runs(given))
            trust.Ensure(file.Naming, file.Path, added);
        streams.Errors.WriteLine($"Options from {file.Path}: {OneLine.Of(string.Join(' ', added.AsEnumerable()))}");
        return GivenOptions.None.With(added).With(given.All);
    }

    private static IEnumerable<RunOption> Replaced(GivenOptions given) => given.All.Select(option => option.Option)
        .Concat(Replacements.Where(replacement => given.Has(replacement.Given)).SelectMany(replacement => replacement.Replaced));
}
