using System.CommandLine;
using System.Text;
using Assay.Cli.Configuration;
using Assay.Cli.Parsing;
using Assay.DataSets;
using Assay.Engine;
using Assay.Engine.Options;
using Assay.Engine.Planning;
using Assay.Engine.UserTypes;
using Assay.Experiments.Speed;

namespace Assay.Cli.Commands;

/// <summary><c>assay init</c>: the options file of a repository, and its schema.</summary>
internal static class InitCommand
{
    public static Command Create(CommandServices services)
    {
        OptionGroup[] groups =
        [
            .. ExperimentCommand.Groups(new SpeedExperiment().Asking).Select(
                group => group with { Options = [.. group.Options.Where(OptionsInFile.Has)] }).Where(group => group.Options.Count > 0),
        ];
        OptionSet options = new(groups);
        HelpedCommand command = new(
            "init",
            $"Write {OptionsFile.Name}, which keeps options for this folder. Folders below use it too. Also writes a schema for editors. "
                + "Options that you give are checked and written; without any, an example.",
            "docs/ci.md",
            [
                ("assay init", "an example to edit"),
                ("assay init --types Shop.csproj --root Shop.Order --budget 10m", "these options"),
            ],
            options.Made);
        command.SetAction(parsed =>
        {
            var given = options.Given(parsed);
            if (given.All.Count > 0)
                EnsurePossible(ExperimentCommand.RequestOf(new SpeedExperiment(), given), services.Workspace);
            return Write(
                NewOptionsFile.Text(given.All), OptionsSchema.Of(options.Options).ToJsonString(NewOptionsFile.Indented),
                given.All.Count > 0, services);
        });
        return command;
    }

    /// <summary>Refuses what 'assay run' refuses before it builds.</summary>
    private static void EnsurePossible(RunRequest request, Workspace workspace)
    {
        RunPlanner planner = new(BuildPlaces.Catalogue(workspace, request.Builds), DataSetCatalogue.All);
        BuildPlaces.Feeds(request.Builds);
        RunCommand.EnsurePossible(request, planner);
        if (request.Types is TypesRequest types)
            OwnTypesReader.Check(types, WorkerFrameworks.Of(request));
    }

    /// <summary>Writes what is missing; nothing is overwritten.</summary>
    private static int Write(string options, string schema, bool hasOptions, CommandServices services)
    {
        (string Name, string Text)[] missing = [
            .. new[] { (OptionsFile.Name, options), (OptionsSchema.Name, schema) }.Where(file => !Path.Exists(file.Item1))];
        if (missing.Length == 0)
            throw new BadInputException(
                $"{OptionsFile.Name} and {OptionsSchema.Name} already exist, and init overwrites nothing. Edit {OptionsFile.Name}, or "
                    + "delete the one to write anew.");
        var isNew = missing[0].Name == OptionsFile.Name;
        if (hasOptions && !isNew)
            throw new BadInputException(
                $"{OptionsFile.Name} already exists, and init overwrites nothing. Edit it; 'assay init' without options adds the "
                    + $"missing {OptionsSchema.Name}.");

        // Read back before anything is written: the file has rules of its own, such as no empty values.
        var read = OptionsFile.Read(Encoded(options), OptionsFile.Name, path => path);
        foreach ((var name, var text) in missing)
            WriteNew(name, Encoded(text));
        services.Streams.Output.WriteLine($"Written: {string.Join(", ", missing.Select(file => file.Name))}");
        if (isNew)
            services.Streams.Output.WriteLine("Edit it; then Assay's commands use it in this folder and below.");
        if (isNew && read.Any(option => option.Option.Use.Length > 0))
            services.Trust.Remember(NamingFile.Of(OptionsFile.Name, Encoded(options)));
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
}
