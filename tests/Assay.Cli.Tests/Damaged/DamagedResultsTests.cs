using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Nodes;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Planning;
using Assay.Engine.Storage;

namespace Assay.Cli.Tests.Damaged;

/// <summary>A results file in which somebody changed anything is read as usual or refused in a sentence, whatever reads it.</summary>
public sealed class DamagedResultsTests : IDisposable
{
    private const int OneIn = 199;
    private readonly WorkingFolder folder = new();

    public static TheoryData<string> Kinds => [.. EveryKind.Names];

    /// <inheritdoc/>
    public void Dispose() => folder.Dispose();

    [Theory]
    [MemberData(nameof(Kinds))]
    public void Everything_that_reads_results_answers_for_an_undamaged_file_of_every_kind(string kind)
    {
        var readers = ReadersOf(kind);

        Assert.Equal(EveryKind.Of(kind).Options.Kind, ResultsStore.Load(folder.File("other.json")).Options.Kind);
        Assert.All(ResultsReaders.Names, reader => Assert.Null(readers.FaultOf(reader, folder.File("other.json"))));
    }

    /// <summary>A file of an earlier version lacks what came later; there, readers find the default of the record, never null.</summary>
    [Theory]
    [MemberData(nameof(Kinds))]
    public void A_file_that_lacks_every_text_and_list_that_is_not_required_is_read(string kind)
    {
        var readers = ReadersOf(kind);
        var root = JsonNode.Parse(File.ReadAllText(folder.File("other.json")))!;
        var left = LeaveOut(root, typeof(ResultsFile));
        File.WriteAllText(folder.File("older.json"), root.ToJsonString());

        Assert.InRange(left, 20, int.MaxValue);
        Assert.NotNull(ResultsStore.Load(folder.File("older.json")).Times);
        Assert.All(ResultsReaders.Names, reader => Assert.Null(readers.FaultOf(reader, folder.File("older.json"))));
    }

    [Theory]
    [MemberData(nameof(Kinds))]
    public void A_sample_of_damage_to_any_property_is_an_answer_or_a_sentence(string kind) =>
        AssertAnswered(kind, mutation => Hash(mutation) % OneIn == 0, reader => mutation => Hash(mutation + reader) % 4 == 0);

    [Theory]
    [MemberData(nameof(Kinds))]
    [Trait("Category", "slow")]
    public void All_damage_to_any_property_is_an_answer_or_a_sentence(string kind) =>
        AssertAnswered(kind, static _ => true, static _ => static _ => true);

    private void AssertAnswered(string kind, Func<string, bool> isTried, Func<string, Func<string, bool>> isRead)
    {
        var readers = ReadersOf(kind);
        var file = folder.File("damaged.json");
        List<string> faults = [];
        (var tried, var refused, var read) = (0, 0, 0);
        foreach (var mutation in Mutation.Of(File.ReadAllText(folder.File("other.json"))))
        {
            var name = $"{kind}: {mutation.Path} {mutation.What}";
            if (!isTried(name))
                continue;
            tried++;
            File.WriteAllText(file, mutation.Write());
            if (!IsAccepted(file, name, faults))
            {
                refused++;
                continue;
            }

            foreach (var reader in ResultsReaders.Names.Where(reader => isRead(reader)(name)))
            {
                read++;
                if (readers.FaultOf(reader, file) is string fault)
                    faults.Add($"{name}: {reader}: {fault}");
            }
        }

        TestContext.Current.TestOutputHelper?.WriteLine(
            $"{kind}: {tried} files, {refused} refused, {tried - refused} read {read} times\n{readers.Counts}");
        Assert.NotEqual(0, tried);
        Assert.True(faults.Count == 0, string.Join('\n', faults));
    }

    private static bool IsAccepted(string file, string name, List<string> faults)
    {
        try
        {
            ResultsStore.Load(file);
            return true;
        }
        catch (BadInputException exception) when (exception.Message.Split('\n').Length == 1)
        {
            return false;
        }
        catch (Exception exception)
        {
            faults.Add($"{name}: {exception}");
            return false;
        }
    }

    /// <summary>Removes the texts, lists and records that a type neither requires nor lets be null.</summary>
    private static int LeaveOut(JsonNode? node, Type type)
    {
        if (node is JsonArray list)
            return list.Sum(entry => LeaveOut(entry, type.GetGenericArguments()[0]));
        if (node is not JsonObject record || type.Namespace != typeof(ResultsFile).Namespace)
            return 0;
        var left = 0;
        foreach (var property in type.GetProperties(BindingFlags.Public | BindingFlags.Instance))
        {
            var name = JsonNamingPolicy.CamelCase.ConvertName(property.Name);
            left += MayBeLeftOut(property) ? (record.Remove(name) ? 1 : 0) : LeaveOut(record[name], TypeOf(property, record[name]));
        }

        return left;
    }

    /// <summary>What an experiment keeps of its own says of which it is.</summary>
    private static Type TypeOf(PropertyInfo property, JsonNode? value) => (value as JsonObject)?["of"]?.GetValue<string>() switch
    {
        string of when property.PropertyType == typeof(ExperimentOptions) => KnownExperiments.Of(of).OptionsType!,
        string of when property.PropertyType == typeof(ExperimentSamples) => KnownExperiments.Of(of).NewSamples()!.GetType(),
        _ => property.PropertyType,
    };

    private static bool MayBeLeftOut(PropertyInfo property)
    {
        var given = property.DeclaringType!.GetConstructors().SelectMany(of => of.GetParameters());
        var isRequired = property.IsDefined(typeof(RequiredMemberAttribute)) || given.Any(parameter => parameter.Name == property.Name);
        return !isRequired && !property.PropertyType.IsValueType
            && new NullabilityInfoContext().Create(property).ReadState == NullabilityState.NotNull;
    }

    private ResultsReaders ReadersOf(string kind)
    {
        var file = EveryKind.Of(kind);
        ResultsStore.Save(file, folder.File("other.json"));
        ResultsStore.Save(kind == "shard" ? EveryKind.OtherShard : file, folder.File("undamaged.json"));
        return new ResultsReaders(folder.Path, folder.File("undamaged.json"), file.Options.Kind);
    }

    /// <summary>The same number for a text in every process.</summary>
    private static uint Hash(string text) => text.Aggregate(2166136261u, static (hash, letter) => (hash ^ letter) * 16777619u);
}
