using System.Text;
using Assay.Core.Files;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Running;
using Assay.Engine.Storage;
using Assay.Engine.UserTypes;

namespace Assay.Cli.Configuration;

/// <summary>Adds own types of an interrupted run to what was given to go on with it: a results file names code, too.</summary>
internal static class OptionsOfResults
{
    /// <summary>Where values come from; one of them replaces the other.</summary>
    private static readonly RunOption[] Values = [OptionsOfTypes.Sample, OptionsOfTypes.Factory];

    /// <summary>What was given, with the own types of the file of <c>--resume</c>, if there are any and the user trusts it.</summary>
    /// <param name="all">The options of the command.</param>
    /// <param name="trust">Asks before what the file names is run.</param>
    /// <exception cref="BadInputException">The file cannot be used, or the user does not trust it.</exception>
    public static GivenOptions AddTo(GivenOptions given, IReadOnlyList<RunOption> all, TrustQuestion trust)
    {
        var takesTypes = all.Any(option => option.Name == OptionsOfTypes.Types.Name);
        if (!takesTypes || given.Text(OptionsOfOutput.Resume) is not string path || !IsKept(path)
            || ResultsStore.Load(path).Options.Types is not TypesOptions types)
            return given;
        var hasValues = Values.Any(given.Has);
        if (!hasValues)
            TypesResumption.EnsureLasting(types, path);
        GivenOption[] added =
            [.. Of(TypesResumption.Of(types)).Where(one => !given.Has(one.Option) && !(hasValues && Values.Contains(one.Option)))];
        trust.Ensure(Naming(path, types), path, added);
        return given.With(added);
    }

    /// <summary>Whether it is a file, which a run can go on with; another sentence says later what is none.</summary>
    private static bool IsKept(string path)
    {
        try
        {
            NamedFile.EnsureFile(path, FileUse.KeptResults);
            return true;
        }
        catch (UnusableFileException)
        {
            return false;
        }
    }

    /// <summary>The file as trust is remembered of it: with what it names, because the rest grows while a run goes on.</summary>
    public static NamingFile Naming(string path, TypesOptions types) =>
        NamingFile.Of(path, Encoding.UTF8.GetBytes(string.Join('\n', Of(TypesResumption.Of(types)))));

    private static IEnumerable<GivenOption> Of(TypesRequest request)
    {
        var given = GivenOptions.None
            .With(OptionsOfTypes.Types, request.Assembly)
            .With(OptionsOfTypes.Root, request.Root)
            .With(OptionsOfTypes.Sample, request.Sample)
            .With(OptionsOfTypes.Factory, request.Factory)
            .With(OptionsOfTypes.Known, request.Known);
        return (request.IsSampleIncluded ? given.With(OptionsOfTypes.IncludeSample, []) : given).All;
    }
}
