using System.CommandLine;
using System.Text;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Runs;
using Assay.Engine.UserTypes;

namespace Assay.Cli.Commands;

/// <summary><c>assay init</c>: the options file of a repository, and its schema.</summary>
internal static class InitCommand
{
    public static Command Create(Workspace workspace, Trust trust)
    {
        RunOptionSet ofRun = new();
        (string Title, IReadOnlyList<Option> Options)[] groups =
            [.. ofRun.Groups.Select(
                group => (group.Title, (IReadOnlyList<Option>)[.. group.Options.Where(option => OptionsProperty.Of(option) is not null)]))];
        Option[] options = [.. groups.SelectMany(group => group.Options)];
        HelpedCommand command = new(
            "init",
            $"Write {OptionsFile.Name}, which keeps options for this folder. Folders below use it too. Also writes a schema for editors. "
                + "Options that you give are checked and written; without any, an example.",
            [
                ("assay init", "an example to edit"),
                ("assay init --types Shop.csproj --root Shop.Order --budget 10m", "these options"),
            ],
            groups);
        command.SetAction(parsed =>
        {
            OptionValue[] given = [.. Given(parsed, options)];
            if (given.Length > 0)
                EnsurePossible(ofRun.Request(parsed), workspace);
            return Write(
                NewOptionsFile.Text(given), OptionsSchema.Of(options).ToJsonString(NewOptionsFile.Indented), given.Length > 0, trust);
        });
        return command;
    }

    /// <summary>Refuses what 'assay run' refuses before it builds.</summary>
    private static void EnsurePossible(RunRequest request, Workspace workspace)
    {
        RunPlanner planner = new(BuildOptionSet.Catalogue(workspace, request.Builds), DataSetCatalogue.All);
        BuildOptionSet.Feeds(request.Builds);
        RunCommand.EnsurePossible(request, planner);
        if (request.Types is TypesRequest types)
            OwnTypesReader.Check(types, WorkerFrameworks.Of(request));
    }

    /// <summary>Writes what is missing; nothing is overwritten.</summary>
    private static int Write(string options, string schema, bool hasOptions, Trust trust)
    {
        (string Name, string Text)[] missing = [
            .. new[] { (OptionsFile.Name, options), (OptionsSchema.Name, schema) }.Where(file => !Path.Exists(file.Item1))];
        if (missing.Length == 0)
            throw new BadInputException(
                $"{OptionsFile.Name} and {OptionsSchema.Name} already exist, and init overwrites nothing. Edit {OptionsFile.Name}, or "
                    + "delete the one to write anew.");
        bool isNew = missing[0].Name == OptionsFile.Name;
        if (hasOptions && !isNew)
            throw new BadInputException(
                $"{OptionsFile.Name} already exists, and init overwrites nothing. Edit it; 'assay init' without options adds the "
                    + $"missing {OptionsSchema.Name}.");

        // Read back before anything is written: the file has rules of its own, such as no empty values.
        IReadOnlyList<OptionValue> read = OptionsFile.Read(Encoded(options), OptionsFile.Name, path => path);
        foreach ((string name, string text) in missing)
            WriteNew(name, Encoded(text));
        Console.WriteLine($"Written: {string.Join(", ", missing.Select(file => file.Name))}");
        if (isNew)
            Console.WriteLine("Edit it; then 'assay run', 'check', 'show' and 'choose' use it in this folder and below.");
        if (isNew && read.Any(option => option.Property.Use.Length > 0))
            trust.Remember(NamingFile.Of(OptionsFile.Name, Encoded(options)));
        return ExitCode.Done;
    }

    private static byte[] Encoded(string text) => Encoding.UTF8.GetBytes(text + Environment.NewLine);

    private static void WriteNew(string name, byte[] content)
    {
        try
        {
            using FileStream file = new(name, FileMode.CreateNew, FileAccess.Write);
            file.Write(content);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException(
                $"{name} cannot be written ({IoReason.Of(exception)}). Make the folder writable, or go to another one.", exception);
        }
    }

    private static IEnumerable<OptionValue> Given(ParseResult parsed, IEnumerable<Option> options) =>
        from option in options
        let result = parsed.GetResult(option)
        where result is { Implicit: false }
        select new OptionValue(OptionsProperty.Of(option)!, [.. result.Tokens.Select(token => token.Value)]);
}
