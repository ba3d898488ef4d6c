using System.CommandLine;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Emitter;

/// <summary>The command line of the emitter, which an adapter's build calls.</summary>
public static class EmitterCommand
{
    private const int Done = 0;
    private const int BadInput = 2;

    /// <summary>
    /// Runs the command. An argument that begins with an at sign is no file of further arguments: a root of C# may be
    /// <c>@namespace.@class</c>.
    /// </summary>
    /// <param name="errors">Where errors go, in the format that MSBuild and editors understand.</param>
    public static int Run(IReadOnlyList<string> arguments, TextWriter errors) =>
        Create(errors).Parse(arguments, new ParserConfiguration { ResponseFileTokenReplacer = null }).Invoke();

    private static RootCommand Create(TextWriter errors)
    {
        var rows = new Option<string>("--rows")
        {
            Required = true,
            Description = "File with one row per line: name, adapter class and dialect, tab-separated.",
        };
        var dataSets = new Option<string>("--data-sets") { Description = "Assembly with the data sets and their plain types." };
        var only = new Option<string>("--only") { Description = "Data sets to emit contracts for, separated by plus signs. Default: all." };
        var cases = new Option<string>("--cases")
        {
            Description = "Assembly with conformance cases, instead of --data-sets: emits contracts for all of them.",
        };
        var types = new Option<string>("--types")
        {
            Description = "Assembly of a user, instead of --data-sets: emits contracts for its root types.",
        };
        var root = new Option<string>("--root") { Description = "Full names of root types in --types, separated by semicolons." };
        var known = new Option<string>("--known")
        {
            Description = "More types for members declared as base type, interface or object, separated by semicolons.",
        };
        var code = new Option<string>("--code")
        {
            Description = "File with the code of the types in --types that contracts have too; for --cases a folder with a file for "
                + "each. Default: contracts without code.",
        };
        var edits = new Option<string>("--edits")
        {
            Description = "Edits of the types in --types to emit contracts for instead of the types as they are: numbers of TypeEdits, "
                + "separated by plus signs.",
        };
        var typed = new Option<string>("--typed")
        {
            Description = "Members of the types in --types that have a generic collection in the copies, each Type:Field=Collection, "
                + "separated by semicolons.",
        };
        var without = new Option<string>("--without")
        {
            Description = "File with contracts not to emit, one per line: dialect, data set, who refuses and sentence, tab-separated.",
        };
        var framework = new Option<string>("--framework")
        {
            Required = true,
            Description = "Target framework of the adapter, such as net10.0.",
        };
        var version = new Option<string>("--package-version")
        {
            Description = "Version of the adapter's package, such as 3.1.8. Default: a current one.",
        };
        var references = new Option<string[]>("--references")
        {
            Required = true,
            Description = "Folder of the target framework's reference assemblies, or one assembly; can be repeated.",
        };
        var output = new Option<string>("--output") { Required = true, Description = "Folder to write to." };
        var command = new RootCommand("Emits contracts, mappers and the program of an adapter.")
        {
            rows,
            dataSets,
            only,
            cases,
            types,
            root,
            known,
            code,
            edits,
            typed,
            without,
            framework,
            version,
            references,
            output,
        };
        command.SetAction(parsed => Run(
            () => new EmissionRequest(
                parsed.GetRequiredValue(rows),
                parsed.GetValue(cases) is { } assembly
                        ? new CaseRoots(assembly, parsed.GetValue(code))
                        : Roots(parsed.GetValue(dataSets), NamesIn(parsed.GetValue(only), '+'), parsed.GetValue(types),
                        parsed.GetValue(root), parsed.GetValue(known), parsed.GetValue(code), parsed.GetValue(edits),
                        parsed.GetValue(typed)),
                parsed.GetRequiredValue(framework), parsed.GetRequiredValue(references), parsed.GetRequiredValue(output))
            {
                Without = ContractsIn(parsed.GetValue(without)),
                PackageVersion = EmissionContext.VersionOf(parsed.GetValue(version)),
            },
            errors));
        return command;
    }

    private static RootTypes Roots(string? dataSets, IReadOnlyList<string> only, string? types, string? root, string? known, string? code,
        string? edits, string? typed) => (dataSets, types, root) switch
        {
            ({ } assembly, null, null) => new DataSetRoots(assembly, only),
            (null, { } assembly, { } name) => new OwnRoot(
                assembly, NamesIn(name, ';'), NamesIn(known, ';'), code, [.. NamesIn(edits, '+').Select(Enum.Parse<TypeEdits>)],
                    TypedMember.Read(typed)),
            _ => throw new EmissionException("Assay.Emitter : error ASSAY004: Give --data-sets, or --types with --root."),
        };

    private static string[] NamesIn(string? list, char separator) =>
        (list ?? "").Split(separator, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);

    private static Dictionary<(string Dialect, string DataSet), ContractRefusal> ContractsIn(string? file)
    {
        if (string.IsNullOrEmpty(file))
            return [];
        return File.Exists(file)
            ? File.ReadLines(file).Select(line => line.Split('\t', 3)).Where(fields => fields.Length == 3)
                .ToDictionary(fields => (fields[0], fields[1]), fields => ContractRefusal.Read(fields[2]))
            : throw new EmissionException($"{file} : error ASSAY004: File not found.");
    }

    private static int Run(Func<EmissionRequest> request, TextWriter errors)
    {
        try
        {
            AdapterEmission.Run(request());
            return Done;
        }
        catch (EmissionException exception)
        {
            errors.WriteLine(exception.Message);
        }
        catch (Exception exception)
        {
            // An error of ours: its type and place belong in the one line that a build shows.
            var place = exception.StackTrace?.Split('\n')[0].Trim();
            errors.WriteLine(
                $"Assay.Emitter : error ASSAY005: {exception.GetType().Name}: {exception.Message.ReplaceLineEndings(" ")} ({place})");
        }
        return BadInput;
    }
}
