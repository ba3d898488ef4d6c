namespace Assay.Analysis.Model;

/// <summary>What the independent values are that intervals and ranks rest on.</summary>
public enum IndependentKind
{
    /// <summary>Blocks: one machine measured them in one run.</summary>
    Block,

    /// <summary>Shards: one machine measured all of them, in several runs.</summary>
    Shard,

    /// <summary>Machines: several measured.</summary>
    Machine,
}
