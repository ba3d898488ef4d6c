namespace Assay.Engine.Measuring;

/// <summary>What a block is doing.</summary>
internal enum BlockPart
{
    /// <summary>Starting workers and warming them up.</summary>
    WarmUp,

    /// <summary>Playing rounds.</summary>
    Rounds,

    /// <summary>What is asked after the rounds, and the end of the workers.</summary>
    After,
}
