-- What somebody asked to be called about: the saved calculation, where he came from one.
ALTER TABLE callback_request ADD COLUMN calculation text;
