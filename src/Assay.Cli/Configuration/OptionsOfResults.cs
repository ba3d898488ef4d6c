using System.CommandLine;
using System.Text;
using Assay.Core.Files;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Runs;
using Assay.Engine.UserTypes;

namespace Assay.Cli.Configuration;

/// <summary>Adds own types of an interrupted run to the command line that goes on with it: a results file names code, too.</summary>
internal static class OptionsOfResults
{
    private const string Resume = "--resume";

    /// <summary>Where values come from; one of them replaces the other.</summary>
    private static readonly string[] Values = ["--sample", "--factory"];

    /// <summary>The command line with the own types of the file of <c>--resume</c>, if there are any and the user trusts it.</summary>
    /// <param name="parsed">The command line, without errors.</param>
    /// <param name="arguments">Its arguments.</param>
    /// <param name="trust">Asks before what the file names is run.</param>
    /// <exception cref="BadInputException">The file cannot be used, or the user does not trust it.</exception>
    public static string[] Complete(ParseResult parsed, string[] arguments, Trust trust)
    {
        Command command = parsed.CommandResult.Command;
        if (!ReferenceEquals(parsed.Action, command.Action) || ResumedBy(parsed, command) is not string path)
            return arguments;
        if (!IsKept(path) || ResultsStore.Load(path).Options.Types is not TypesOptions types)
            return arguments;
        HashSet<string> given =
        [
            .. command.Options.Where(option => parsed.GetResult(option) is { Implicit: false }).Select(option => option.Name),
        ];
        if (given.Overlaps(Values))
            given.UnionWith(Values);
        else
            TypesResumption.EnsureLasting(types, path);
        OptionValue[] added = [.. Of(TypesResumption.Of(types)).Where(option => !given.Contains(option.Property.Option))];
        trust.Ensure(Naming(path, types), path, parsed, added);
        return AddedArguments.To(arguments, command, added);
    }

    /// <summary>The file that a command goes on from; null for none, and where the command takes no own types.</summary>
    private static string? ResumedBy(ParseResult parsed, Command command)
    {
        Option<string?>? resume = command.Options.OfType<Option<string?>>().FirstOrDefault(option => option.Name == Resume);
        bool takesTypes = command.Options.Any(option => option.Name == OptionsProperty.Named("types").Option);
        return resume is not null && takesTypes ? parsed.GetValue(resume) : null;
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
    /// <param name="path">Its path.</param>
    /// <param name="types">The own types in it.</param>
    public static NamingFile Naming(string path, TypesOptions types) =>
        NamingFile.Of(path, Encoding.UTF8.GetBytes(string.Join('\n', Of(TypesResumption.Of(types)))));

    private static IEnumerable<OptionValue> Of(TypesRequest request)
    {
        (string Name, string? Value)[] values =
        [
            ("types", request.Assembly),
            ("root", request.Root),
            ("sample", request.Sample),
            ("factory", request.Factory),
            ("known", request.Known),
        ];
        foreach ((string name, string? value) in values)
        {
            if (value is not null)
                yield return new OptionValue(OptionsProperty.Named(name), [value]);
        }

        if (request.IsSampleIncluded)
            yield return new OptionValue(OptionsProperty.Named("includeSample"), []);
    }
}
