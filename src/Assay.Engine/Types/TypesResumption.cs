using Assay.Core.Results;

namespace Assay.Engine.Types;

/// <summary>Whether a run on own types may go on: only the same types with the same values belong into one table.</summary>
public static class TypesResumption
{
    /// <summary>The options to read the types with: those of the file, or those given beside <c>--resume</c>.</summary>
    /// <param name="earlier">What the earlier run was on; null for data sets.</param>
    /// <param name="given">The options given now; null for none.</param>
    /// <param name="path">The file, for sentences.</param>
    /// <exception cref="BadInputException">The file is of data sets.</exception>
    public static TypesRequest? RequestOf(TypesOptions? earlier, TypesRequest? given, string path)
    {
        if (earlier is null)
        {
            return given is null
                ? null
                : throw new BadInputException($"{path} was measured on data sets; resume it without --types, or start a new run. The file is unchanged.");
        }

        if (earlier.Origin == Core.Workloads.ValueOrigin.Sample && given is not { Sample: not null } and not { Factory: not null } && SampleFile.IsOfThisProcess(earlier.Source))
            throw new BadInputException($"{path} was measured with values from {earlier.Source}, which cannot be read again; give the same values with --sample. The file is unchanged.");
        return new TypesRequest
        {
            Assembly = given?.Assembly ?? earlier.Assembly,
            Root = given?.Root ?? earlier.Root,
            Sample = given?.Sample ?? (earlier.Origin == Core.Workloads.ValueOrigin.Sample && given?.Factory is null ? earlier.Source : null),
            Factory = given?.Factory ?? (earlier.Origin == Core.Workloads.ValueOrigin.Factory && given?.Sample is null ? earlier.Source : null),
            Known = given?.Known ?? (earlier.Known.Count == 0 ? null : string.Join(',', earlier.Known)),
            IsSampleIncluded = earlier.IsSampleIncluded,
        };
    }

    /// <summary>Refuses other types, or a sample that has changed.</summary>
    /// <exception cref="BadInputException">They are others.</exception>
    public static void EnsureSame(TypesOptions earlier, TypesOptions now, string path)
    {
        (string What, bool IsSame)[] facts =
        [
            ("--root", earlier.Root == now.Root),
            ("--known", earlier.Known.SequenceEqual(now.Known)),
            ("source of values", earlier.Origin == now.Origin && (earlier.Origin != Core.Workloads.ValueOrigin.Factory || earlier.Source == now.Source)),
            ($"content of {now.Source}", earlier.SampleHash == now.SampleHash),
            ($"build of {now.Assembly}, or of what it needs", earlier.Hash == now.Hash),
        ];
        foreach ((string what, bool isSame) in facts)
        {
            if (!isSame)
                throw new BadInputException($"{path} was measured with another {what}; start a new run. The file is unchanged.");
        }
    }

    /// <summary>Refuses other values of the same types: a factory may give what it likes.</summary>
    /// <exception cref="BadInputException">They are others.</exception>
    public static void EnsureSameValues(ValuesResult? earlier, ValuesResult? now, string path)
    {
        if (earlier is not null && now is not null && earlier.ContentHash != now.ContentHash)
            throw new BadInputException($"{path} was measured with other values; start a new run. The file is unchanged.");
    }
}
