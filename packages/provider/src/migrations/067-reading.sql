-- How a customer reads: ordinary print, large print, or aloud, by a screen reader or a voice. Papers and letters follow it.
ALTER TABLE customer ADD COLUMN reading text NOT NULL DEFAULT 'ordinary' CONSTRAINT customer_reading CHECK (reading IN ('ordinary', 'largePrint', 'aloud'));
